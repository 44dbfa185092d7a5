import { sql, type RawBuilder } from 'kysely'
import { PLANILHA_GUARDADA_DIAS } from '@rh/domain/importacao/situacoes'
import { ANONIMIZADO } from '@rh/domain/privacidade/anonimizacao'
import { isoDe } from '../../clock.ts'
import { writeAsSystem, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Tarefa } from '../../tarefa.ts'
import { desistir } from './passos.ts'
import { findImportacao, situacaoDe } from './repository.ts'

const NOME = 'importacao.reter'
/** Spreadsheets of one run; what is left waits for tomorrow. */
const POR_VEZ = 500

/** Of `importacao im`: nothing came in by it, nobody is at it, and the last that was done with it is older than its term. */
const vencida = ({ clock }: Pick<Deps, 'clock'>): RawBuilder<unknown> => {
  const antes = isoDe(clock.agora().subtract({ hours: 24 * PLANILHA_GUARDADA_DIAS }))
  return sql`im.situacao <> 'importada' and ${situacaoDe} not in ('conferindo', 'importando')
    and greatest(im.criada_em, im.terminada_em, an.em) < ${antes}::timestamptz`
}

const daTabela = sql`importacao im join arquivo ar on ar.id = im.arquivo_id
  left join importacao_andamento an on an.importacao_id = im.id`

/**
 * Ends spreadsheets that were sent and never imported: they tell of people with whom the company has nothing by them. What
 * was made of one that came in is in rows, and its file goes with the people in it.
 */
export const reterPlanilhas: Tarefa = {
  nome: NOME,
  titulo: 'Prazo de guarda das planilhas não importadas',
  cron: '15 3 * * *',
  executar: async (deps) => {
    const { rows } = await sql<{ id: number }>`
      select im.id from ${daTabela} where ar.eliminado_em is null and ${vencida(deps)}
       order by im.id limit ${POR_VEZ}`.execute(deps.db)
    for (const { id } of rows) await writeAsSystem(deps, NOME, (work) => encerrar(deps, work, id))
    await esquecerAmostras(deps)
  },
}

/** An hour after an import is over nobody has its first rows in hand, to be opened, any more. */
const FOLGA = { hours: 1 }

/** Deletes the encrypted first rows of imports that are over: they were for choosing columns. */
const esquecerAmostras = (deps: Deps): Promise<unknown> =>
  writeAsSystem(deps, NOME, ({ tx, agora }) =>
    sql`delete from valor_cifrado v using importacao im
         where v.tabela = 'importacao' and v.registro = im.id and v.campo = 'amostra' and im.amostra = '[]'
           and im.terminada_em < ${isoDe(agora.subtract(FOLGA))}::timestamptz`.execute(tx),
  )

/** The import first, as whoever works with it locks it, and looked at again; then the bytes, then what is said of them. */
async function encerrar(deps: Deps, work: UnitOfWork, id: number): Promise<void> {
  const { tx, agora } = work
  await sql`select from importacao where id = ${id} for update`.execute(tx)
  const { rows } = await sql`select from ${daTabela} where im.id = ${id} and ${vencida(deps)}`.execute(tx)
  if (rows.length === 0) return
  const importacao = await findImportacao(tx, id)
  if (importacao.situacao !== 'descartada') await desistir(work, importacao)
  await sql`select from arquivo where id = ${importacao.arquivoId} for update`.execute(tx)
  await deps.arquivos.apagar(importacao.arquivoId)
  await tx
    .updateTable('arquivo')
    .set({ nome: ANONIMIZADO, eliminadoEm: isoDe(agora) })
    .where('id', '=', importacao.arquivoId)
    .execute()
}
