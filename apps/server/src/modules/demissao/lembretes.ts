import { formatData } from '@rh/domain/br/data'
import { demissao } from '@rh/domain/processos/demissao/demissao'
import { somarAnos } from '@rh/domain/regras/calendario/datas'
import { sql } from 'kysely'
import { hojeEm, isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import { writeAsSystem, type UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import type { Tarefa } from '../../tarefa.ts'
import { vinculoVisto } from '../colaborador/vinculo.ts'
import { findQuem } from '../processo/quem.ts'

// Days that people keep for themselves: the first one after a protection, or outside the window of the data-base. Nobody else
// hears of them, and no process is opened by them.

interface Lembrete {
  readonly vinculoId: number
  readonly usuarioId: number
  readonly dia: string
}

/** Keeps a day; the same one twice is one. Throws for a day that is not to come within two years. */
export async function lembrar({ tx, agora }: UnitOfWork, lembrete: Lembrete, hoje: string): Promise<void> {
  if (lembrete.dia <= hoje) throw failure('validacao', { campos: { dia: 'Escolha um dia depois de hoje' } })
  if (lembrete.dia > somarAnos(hoje, 2))
    throw failure('validacao', { campos: { dia: 'Escolha um dia dentro de dois anos' } })
  await tx
    .insertInto('demissaoLembrete')
    .values({ ...lembrete, em: isoDe(agora) })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** Days to come that somebody keeps for a person, the first one first. */
export async function listLembretes(
  db: Db | Tx,
  { vinculoId, usuarioId }: Omit<Lembrete, 'dia'>,
  hoje: string,
): Promise<string[]> {
  const linhas = await db
    .selectFrom('demissaoLembrete')
    .select('dia')
    .where('vinculoId', '=', vinculoId)
    .where('usuarioId', '=', usuarioId)
    .where('dia', '>', hoje)
    .orderBy('dia')
    .execute()
  return linhas.map(({ dia }) => dia)
}

/** Tests whether whoever keeps a day may still ask for a dismissal of the person. */
async function podeTratar(tx: Tx, { vinculoId, usuarioId }: Lembrete, hoje: string): Promise<boolean> {
  const quem = await findQuem(tx, usuarioId)
  if (!quem.ativo || !demissao.nasce.quem.some((grupo) => quem.grupos.includes(grupo))) return false
  return (await vinculoVisto(vinculoId, quem, hoje).execute(tx)).rows.length > 0
}

/** Tells each day when it came, once, while the person is still here and within reach of whoever keeps it. */
export const lembrarDemissoes: Tarefa = {
  nome: 'demissao.lembrar',
  titulo: 'Lembretes das demissões',
  cron: '42 6 * * *',
  executar: (deps) =>
    writeAsSystem(deps, 'demissao.lembrar', async (work) => {
      const hoje = hojeEm(work.agora, deps.config.empresaFuso)
      const { rows } = await sql<Lembrete & { nome: string; ativa: boolean }>`
        update demissao_lembrete l set lembrado_em = ${isoDe(work.agora)}
          from vinculo v join pessoa pe on pe.id = v.pessoa_id
         where l.dia <= ${hoje}::date and l.lembrado_em is null and v.id = l.vinculo_id
        returning l.vinculo_id, l.usuario_id, l.dia, coalesce(pe.nome_social, pe.nome) as nome,
                  v.data_desligamento is null as ativa`.execute(work.tx)
      for (const lembrete of rows.filter(({ ativa }) => ativa)) {
        if (!(await podeTratar(work.tx, lembrete, hoje))) continue
        const { vinculoId, usuarioId, dia, nome } = lembrete
        await deps.alertas.avisar(work, {
          usuarioIds: [usuarioId],
          assunto: 'sistema',
          vinculoId,
          icone: 'info',
          texto: `${nome}: é o dia ${formatData(dia)}, que você marcou para tratar do contrato.`,
        })
      }
    }),
}
