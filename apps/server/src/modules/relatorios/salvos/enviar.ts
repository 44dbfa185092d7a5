import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { relatorioOf } from '@rh/domain/relatorios/catalogo'
import { HORA_DO_ENVIO, ultimoDevido } from '@rh/domain/relatorios/envio'
import type { Grupo } from '@rh/domain/setores/grupos'
import { isEscopado, isGrupo } from '@rh/domain/setores/grupos'
import { hrefOf } from '@rh/domain/setores/rotas'
import { pessoasDosGrupos } from '../../../alertas/alertas.ts'
import { isoDe } from '../../../clock.ts'
import type { Tx } from '../../../db/db.ts'
import { writeAsSystem, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import { Recusada, type Carta, type Correio } from '../../../email/correio.ts'
import type { Tarefa } from '../../../tarefa.ts'
import { listSalvos, veNoSetor, type Salvo } from './repository.ts'

const NOME = 'relatorios.enviar'

/**
 * Sends saved reports on their days, from seven in the morning on: to each person once, as a link that asks to sign in.
 * Who may not see the report any more gets none, and its owner is told, or Administrador in place of one who left. Of
 * days in which the system was off only the latest is sent.
 */
export const enviarRelatorios: Tarefa = {
  nome: NOME,
  titulo: 'Envio de relatórios por e-mail',
  quando: ({ smtp }) => smtp !== undefined,
  cron: '*/10 * * * *',
  executar: async (deps) => {
    const { correio, db, clock, config } = deps
    if (!correio) return
    const local = clock.agora().toZonedDateTimeISO(config.empresaFuso)
    const dia = local.subtract({ hours: HORA_DO_ENVIO }).toPlainDate().toString()
    const falhas: unknown[] = []
    for (const salvo of await listSalvos(db, sql<boolean>`s.frequencia is not null`)) {
      const devido = devidoEm(salvo, dia, config.empresaFuso)
      if (devido === null) continue
      for (const usuarioId of salvo.destinatarios)
        await entregar(deps, correio, { salvo, dia: devido, usuarioId }).catch((error: unknown) =>
          falhas.push(error),
        )
    }
    if (falhas.length > 0) throw new AggregateError(falhas, `${falhas.length} reports were not sent`)
  },
}

/** The day for which it is to be sent; null where that was before it was asked for. */
function devidoEm({ frequencia, agendadoEm }: Salvo, dia: string, fuso: string): string | null {
  if (frequencia === null || agendadoEm === null) return null
  const devido = ultimoDevido(frequencia, dia)
  const hora = Temporal.PlainDate.from(devido).toZonedDateTime({
    timeZone: fuso,
    plainTime: `${String(HORA_DO_ENVIO).padStart(2, '0')}:00`,
  })
  return Temporal.Instant.compare(hora.toInstant(), Temporal.Instant.from(agendadoEm)) > 0 ? devido : null
}

interface Entrega {
  readonly salvo: Salvo
  readonly dia: string
  readonly usuarioId: number
}
type Resultado = 'enviado' | 'inativo' | 'sem_acesso' | 'recusado'

/** The mark is written in the transaction in which the message leaves: a crash in between sends it twice, never not. */
const entregar = (deps: Deps, correio: Correio, entrega: Entrega): Promise<void> =>
  writeAsSystem(deps, NOME, async (work) => {
    const { salvo, dia, usuarioId } = entrega
    const marcado = await sql`
      insert into relatorio_envio (salvo_id, dia, usuario_id, resultado, em)
      values (${salvo.id}, ${dia}::date, ${usuarioId}, 'enviado', ${isoDe(work.agora)})
      on conflict do nothing returning dia`.execute(work.tx)
    if (marcado.rows.length === 0) return
    const pessoa = await findPessoa(work.tx, salvo, usuarioId)
    const resultado = await tentar(work, correio, entrega, pessoa)
    if (resultado === 'enviado') return
    await sql`update relatorio_envio set resultado = ${resultado}
      where salvo_id = ${salvo.id} and dia = ${dia}::date and usuario_id = ${usuarioId}`.execute(work.tx)
    await deps.alertas.avisar(work, {
      usuarioIds: await quemCuida(work.tx, salvo),
      assunto: 'sistema',
      icone: 'warning',
      texto: `${pessoa.nome} não recebeu o relatório "${salvo.nome}" de ${formatData(dia)}: ${porque[resultado]}.`,
    })
  })

/** Who may change when it is sent: its owner, for as long as they see it, and Administrador otherwise. */
async function quemCuida(tx: Tx, salvo: Salvo): Promise<readonly number[]> {
  const { ativo, grupos } = await findPessoa(tx, salvo, salvo.donoId)
  return ativo && veNoSetor(salvo.relatorio, salvo.setor, grupos)
    ? [salvo.donoId]
    : pessoasDosGrupos(tx, ['Administrador'], [])
}

const porque: Readonly<Record<Exclude<Resultado, 'enviado'>, string>> = {
  inativo: 'o usuário está desativado',
  sem_acesso: 'não tem mais acesso a ele',
  recusado: 'o servidor de e-mail não aceitou o endereço',
}

interface Pessoa {
  readonly nome: string
  readonly email: string
  readonly ativo: boolean
  readonly grupos: readonly Grupo[]
  /** The contract of its filter is one that the person follows, or there is none. */
  readonly segue: boolean
}

async function findPessoa(tx: Tx, { parametros }: Salvo, usuarioId: number): Promise<Pessoa> {
  const contrato = parametros['contratoId'] ?? null
  const { rows } = await sql<Pessoa>`
    select u.nome, u.email, u.ativo,
           array(select g.nome from usuario_grupo ug join grupo g on g.id = ug.grupo_id
                  where ug.usuario_id = u.id order by g.nome) as grupos,
           ${contrato}::int is null or exists (select from usuario_contrato uc
             where uc.usuario_id = u.id and uc.contrato_id = ${contrato}::int) as segue
      from usuario u where u.id = ${usuarioId}`.execute(tx)
  const [pessoa] = rows
  if (!pessoa) throw new Error('Users are never deleted')
  return { ...pessoa, grupos: pessoa.grupos.filter(isGrupo) }
}

async function tentar(
  work: UnitOfWork,
  correio: Correio,
  entrega: Entrega,
  pessoa: Pessoa,
): Promise<Resultado> {
  const { relatorio, setor } = entrega.salvo
  if (!pessoa.ativo) return 'inativo'
  if (!veNoSetor(relatorio, setor, pessoa.grupos) || (isEscopado(pessoa.grupos) && !pessoa.segue))
    return 'sem_acesso'
  try {
    await correio.enviar(await escrever(work.tx, correio.origem, entrega, pessoa))
    return 'enviado'
  } catch (error) {
    if (error instanceof Recusada) return 'recusado'
    throw error
  }
}

/** The message: which report and where it is. Its name and figures stay in the system: they may speak of a person. */
async function escrever(
  tx: Tx,
  origem: string,
  { salvo, dia, usuarioId }: Entrega,
  { nome, email }: Pessoa,
): Promise<Carta> {
  const { titulo } = relatorioOf(salvo.relatorio)
  const { empresa } = await tx
    .selectFrom('empresa')
    .select('nomeFantasia as empresa')
    .executeTakeFirstOrThrow()
  const href = hrefOf(salvo.setor, 'setor.relatorios', { relatorio: salvo.relatorio })
  return {
    para: { nome, email },
    assunto: `Relatório: ${titulo}`,
    texto: [
      `Olá, ${nome.split(' ')[0]}.`,
      `O relatório ${titulo}, de ${formatData(dia)}, está em:\n  ${origem}${href}?salvo=${salvo.id}`,
      'É preciso entrar no sistema para ler, e cada pessoa vê nele o que lhe cabe. Não responda a esta mensagem.',
      empresa,
    ].join('\n\n'),
    id: createHash('sha256').update(`${salvo.id} ${dia} ${usuarioId}`).digest('hex').slice(0, 32),
  }
}
