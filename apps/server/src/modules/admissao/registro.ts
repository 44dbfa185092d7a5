import type { PostoOpcao } from '@rh/domain/contract/admissao/registro'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { readRascunho, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { camposVisiveis } from '@rh/domain/processos/admissao/visibilidade'
import type { Db, Tx } from '../../db/db.ts'
import type { Quem } from '../../http/ator.ts'
import { requireProcesso } from '../processo/requirements.ts'
import type { Processo } from '../processo/repository.ts'
import { findPosto, type LinhaPosto } from './repository.ts'

/** The admission, if this person may see it. Throws 404. */
export const requireAdmissao = (db: Db | Tx, id: number, ator: Quem): Promise<Processo> =>
  requireProcesso(db, admissao, id, ator)

/** The post as this person may see it: pay is left out for those who do not see it in the form either. */
export function comoPosto(linha: LinhaPosto, ator: Quem): PostoOpcao {
  const { contratoId: _, salarioPrevistoCentavos, ...posto } = linha
  return camposVisiveis(ator.grupos).has('vaga.salarioCentavos')
    ? { ...posto, salarioPrevistoCentavos }
    : posto
}

/** The post of a form, as it is on the day of the start; null where none was chosen. */
export async function findPostoDaVaga(
  db: Db | Tx,
  id: number,
  dados: Rascunho,
  { ator, hoje }: { readonly ator: Quem; readonly hoje: string },
): Promise<PostoOpcao | null> {
  const { postoId, dataPrevista = hoje } = readRascunho(dados).parciais.vaga
  const posto = postoId === undefined ? undefined : await findPosto(db, postoId, dataPrevista, id)
  return posto ? comoPosto(posto, ator) : null
}
