import { semAcento } from '@rh/domain/br/texto'
import { CITA } from '@rh/domain/processo/citacao'
import type { Evento } from '@rh/domain/processo/contract'
import type { AnyProcess } from '@rh/domain/processo/define'
import { isGrupo, rotuloDoGrupo } from '@rh/domain/setores/grupos'
import type { Db, Tx } from '../../db/db.ts'
import type { Quem } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { idsDeQuemVe } from './quem-ve.ts'
import type { Processo } from './repository.ts'
import { requireProcesso } from './requirements.ts'

// Who may be named in a comment: whoever may see the process, and nobody else.

/** Names in one answer of the list. */
const LISTADAS = 20

interface Pedido {
  readonly id: number
  readonly busca?: string | undefined
}

/** People whom a comment on this process may name, but for whoever asks: those with the typed letters, by name. */
export async function listCitaveis(db: Db, process: AnyProcess, { id, busca }: Pedido, ator: Quem) {
  const processo = await requireProcesso(db, process, id, ator)
  const ids = (await idsDeQuemVe(db, process, processo)).filter((outro) => outro !== ator.id)
  const procurado = semAcento(busca ?? '')
  const pessoas = await findPessoas(db, ids)
  return {
    results: pessoas
      .filter(({ nome }) => ` ${semAcento(nome)}`.includes(` ${procurado}`))
      .slice(0, LISTADAS)
      .map(({ grupos, ...pessoa }) => ({
        ...pessoa,
        detalhe: grupos.filter(isGrupo).map(rotuloDoGrupo).join(', '),
      })),
  }
}

const findPessoas = (db: Db | Tx, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('usuario as u')
        .innerJoin('usuarioGrupo as ug', 'ug.usuarioId', 'u.id')
        .innerJoin('grupo as g', 'g.id', 'ug.grupoId')
        .select(['u.id', 'u.nome'])
        .select((eb) => eb.fn.agg<string[]>('array_agg', ['g.nome']).distinct().as('grupos'))
        .where('u.ativo', '=', true)
        .where('u.id', 'in', [...ids])
        .groupBy(['u.id', 'u.nome'])
        .orderBy('u.nome')
        .execute()

/** Reads the people that a comment names. Refuses one who may not see the process; forgets those no longer in its text. */
export async function readCitados(
  tx: Tx,
  process: AnyProcess,
  processo: Processo,
  { texto, citados }: { readonly texto: string; readonly citados: readonly number[] },
): Promise<Evento['citados']> {
  if (citados.length === 0) return []
  const podem = await idsDeQuemVe(tx, process, processo)
  if (!citados.every((id) => podem.includes(id))) throw failure('validacao', { campos: { texto: NAO_VE } })
  const pessoas = await findPessoas(tx, citados)
  return pessoas.flatMap(({ id, nome }) => (texto.includes(`${CITA}${nome}`) ? [{ id, nome }] : []))
}

const NAO_VE =
  'Uma das pessoas citadas não acompanha este processo: tire a citação ou escolha outra pessoa da lista.'
