import { sql, type RawBuilder } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import type { Grupo } from '@rh/domain/setores/grupos'
import { pessoasDosGrupos } from '../../alertas/alertas.ts'
import type { Tx } from '../../db/db.ts'
import { writeAsSystem, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Tarefa } from '../../tarefa.ts'
import { hojeEm, isoDe } from '../../clock.ts'
import { findUltimoAdministrador, isAdministradorSql } from '../usuarios/administradores.ts'
import { fecharPortas } from '../usuarios/fechar-portas.ts'

// Who left signs in no more from the day after the last one on.

interface Acesso {
  readonly usuarioId: number
  readonly vinculoId: number
  readonly nome: string
  readonly desligamento: string
}

/** Held, and no more than that: who writes a message in one of their groups names them, and is waited for below. */
async function listVencidos(tx: Tx, hoje: string, quais: RawBuilder<boolean>): Promise<Acesso[]> {
  const { rows } = await sql<Acesso>`
    select u.id as usuario_id, u.vinculo_id, u.nome, v.data_desligamento as desligamento
      from usuario u join vinculo v on v.id = u.vinculo_id
     where u.ativo and v.data_desligamento < ${hoje}::date and ${quais}
     order by u.id for no key update of u`.execute(tx)
  return rows
}

/**
 * Closes the logins of bonds that ended before today, and every way into them. Of an Administrador the task of the hour looks first
 * whether somebody else can get in.
 */
export const fecharAcessos = async (work: UnitOfWork, hoje: string): Promise<void> =>
  fechar(work, await listVencidos(work.tx, hoje, sql`not ${isAdministradorSql}`))

async function fechar(work: UnitOfWork, vencidos: readonly Acesso[]): Promise<void> {
  const { tx, agora } = work
  if (vencidos.length === 0) return
  for (const { usuarioId, desligamento } of vencidos) {
    await tx
      .updateTable('usuario')
      .set({
        ativo: false,
        desativadoEm: isoDe(agora),
        desativadoMotivo: `Desligamento em ${formatData(desligamento)}`,
        versao: sql`versao + 1`,
      })
      .where('id', '=', usuarioId)
      .execute()
  }
  await fecharPortas(
    work,
    vencidos.map(({ usuarioId }) => usuarioId),
    null,
  )
}

/** In the first hour of each day, and at the next start after one on which the system was off. */
export const fecharAcessosDoDia: Tarefa = {
  nome: 'demissao.fechar-acessos',
  titulo: 'Encerramento do acesso de quem saiu',
  cron: '5 * * * *',
  executar: (deps) =>
    writeAsSystem(deps, 'demissao.fechar-acessos', async (work) => {
      const hoje = hojeEm(deps.clock.agora(), deps.config.empresaFuso)
      const vencidos = await listVencidos(work.tx, hoje, sql`true`)
      const fica = await findUltimoAdministrador(
        work.tx,
        deps.config.metodoLogin,
        vencidos.map(({ usuarioId }) => usuarioId),
      )
      await fechar(
        work,
        vencidos.filter(({ usuarioId }) => usuarioId !== fica),
      )
      for (const ultimo of vencidos.filter(({ usuarioId }) => usuarioId === fica))
        await avisarDoUltimo(deps, work, ultimo)
    }),
}

/** Who can see to it that somebody else comes after the last Administrador. */
const quemProvidencia = [
  'Administrador',
  'Gerente Rh',
  'Gerente Administrador',
] as const satisfies readonly Grupo[]
/** It is told again after so long, while the account stays open. */
const DE_NOVO = { hours: 23 }

async function avisarDoUltimo(
  { alertas }: Pick<Deps, 'alertas'>,
  work: UnitOfWork,
  { vinculoId, nome, desligamento }: Acesso,
): Promise<void> {
  const { tx, agora } = work
  const texto = `${nome} saiu em ${formatData(desligamento)}, e o acesso continua aberto: é o último Administrador que pode entrar. Dê o grupo Administrador a outra pessoa, e ele se encerra sozinho.`
  const dito = await tx
    .selectFrom('notificacao')
    .select('id')
    .where('vinculoId', '=', vinculoId)
    .where('texto', '=', texto)
    .where('criadaEm', '>', isoDe(agora.subtract(DE_NOVO)))
    .executeTakeFirst()
  if (dito) return
  await alertas.avisar(work, {
    usuarioIds: await pessoasDosGrupos(tx, quemProvidencia, []),
    assunto: 'sistema',
    vinculoId,
    icone: 'warning',
    texto,
  })
}
