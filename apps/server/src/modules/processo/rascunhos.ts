import { sql } from 'kysely'
import type { AnyProcess } from '@rh/domain/processo/define'
import { leMotivo, MOTIVO_RESERVADO } from '@rh/domain/processo/vez'
import { abrirFormularios } from '../../cifra/formularios.ts'
import type { Db } from '../../db/db.ts'
import { listPage } from '../../db/list-query.ts'
import type { Ator } from '../../http/ator.ts'
import type { FiltrosDeProcesso, LinhaDeProcesso, Listagem } from './listas/listagem.ts'
import { draftSource } from './listas/lista.ts'
import type { LinhaCrua } from './listas/trabalho.ts'

interface Devolucao {
  readonly motivo: string | null
  readonly autor: string | null
}

/** Page of drafts, with their progress and the reason of their return. */
export async function listRascunhos<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
) {
  const { process, rascunhos } = listagem
  const source = draftSource(listagem, ator, filtros)
  const page = await listPage<L & LinhaCrua>(db, filtros, source)
  const andamento = await findAndamento(
    db,
    process,
    page.results.map(({ id }) => id),
  )
  const results = page.results.map((linha) => {
    const { dados = {}, devolucao = null } = andamento.get(linha.id) ?? {}
    return {
      ...source.mostrar(linha),
      completude: rascunhos?.completude(dados) ?? 0,
      devolucao: devolucao && comoDevolucao(process, devolucao, ator),
    }
  })
  return { ...page, results }
}

interface Andamento {
  readonly id: number
  readonly dados: object
  readonly devolucao:
    | (Devolucao & { readonly pareceres: readonly string[]; readonly solicitanteId: number })
    | null
}

/** Reason of a return, as far as this person may read it. */
const comoDevolucao = (
  process: AnyProcess,
  { motivo, autor, ...de }: NonNullable<Andamento['devolucao']>,
  ator: Ator,
): Devolucao => ({
  motivo: leMotivo(process, de.pareceres, de, ator) ? motivo : MOTIVO_RESERVADO,
  autor,
})

/** Forms of drafts, and the transition that returned each; none for a draft never sent. */
async function findAndamento(
  db: Db,
  { initial }: AnyProcess,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Andamento>> {
  const { rows } = await sql<Andamento>`
    select f.processo_id as id, f.dados,
           (select jsonb_build_object('motivo', e.motivo, 'autor', u.nome, 'pareceres', e.pareceres,
                                      'solicitanteId', p.solicitante_id)
              from processo_evento e left join usuario u on u.id = e.usuario_id
             where p.status <> ${initial} and e.processo_id = f.processo_id and e.tipo = 'transicao'
               and e.para = p.status
             order by e.id desc limit 1) as devolucao
      from processo_formulario f join processo p on p.id = f.processo_id
     where f.processo_id = any (${sql.val([...ids])}::int[])`.execute(db)
  // How complete a draft is depends on whether what was typed is right, the account included.
  const abertos = await abrirFormularios(
    db,
    rows.map(({ id, dados }) => ({ processoId: id, dados })),
  )
  return new Map(rows.map((linha, i) => [linha.id, { ...linha, dados: abertos[i] ?? {} }]))
}
