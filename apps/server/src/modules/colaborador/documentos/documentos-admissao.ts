import { sql } from 'kysely'
import { veSensiveis } from '@rh/domain/colaborador/visibilidade'
import type { ArquivoServido } from '@rh/domain/http/arquivo'
import type { DocumentoDaAdmissao } from '@rh/domain/contract/ficha-listas'
import type { FileStore } from '../../../arquivos/file-store.ts'
import { servirArquivo } from '../../../arquivos/arquivos.ts'
import type { Db } from '../../../db/db.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import type { Vinculo } from '../vinculo.ts'

/** Files that were approved with the admission of a bond, without those that this person may not open. */
const aprovados = ({ id }: Vinculo, ator: Ator) => sql`
  from vinculo v
  join processo_anexo an on an.processo_id = v.admissao_id and an.estado = 'aprovado'
  join documento_tipo t on t.id = an.tipo_id
  join arquivo ar on ar.id = an.arquivo_id
 where v.id = ${id} and (${veSensiveis(ator.grupos)} or not t.sensivel)`

/** What came with the admission, as it was known on a day. */
export async function listDaAdmissao(
  db: Db,
  vinculo: Vinculo,
  ator: Ator,
  { em, fuso }: { readonly em: string; readonly fuso: string },
): Promise<DocumentoDaAdmissao[]> {
  const { rows } = await sql<DocumentoDaAdmissao>`
    select d.*, en.nome as enviado_por, av.nome as aprovado_por
      from (select an.id, t.descricao as tipo, t.sensivel, an.enviado_em, an.avaliado_em as aprovado_em,
                   an.enviado_por as enviado_por_id, an.avaliado_por as aprovado_por_id,
                   jsonb_build_object('nome', ar.nome, 'bytes', ar.bytes) as arquivo
            ${aprovados(vinculo, ator)}) d
      join usuario en on en.id = d.enviado_por_id
      left join usuario av on av.id = d.aprovado_por_id
     where d.enviado_em < ((${em}::date + 1)::timestamp at time zone ${fuso})
     order by d.tipo, d.id`.execute(db)
  return rows
}

export async function readDaAdmissao(
  db: Db,
  store: FileStore,
  vinculo: Vinculo,
  { id, ator }: { readonly id: number; readonly ator: Ator },
): Promise<ArquivoServido> {
  const { rows } = await sql<{ arquivoId: string }>`
    select an.arquivo_id ${aprovados(vinculo, ator)} and an.id = ${id}`.execute(db)
  const [anexo] = rows
  if (!anexo) throw failure('nao_encontrado')
  return servirArquivo(db, store, anexo.arquivoId)
}
