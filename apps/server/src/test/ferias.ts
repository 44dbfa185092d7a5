import { sql } from 'kysely'
import type { Evento } from '@rh/domain/processo/contract'
import type { Db } from '../db/db.ts'
import { writeAsSystem } from '../db/write.ts'
import { abrirPeriodos, abrirPeriodosDeFerias } from '../modules/colaborador/ferias/periodos.ts'
import { modulos } from '../modulos.ts'
import { hojeEm } from '../clock.ts'
import { criarColaborador } from './colaboradores.ts'
import type { Client, TestApp } from './harness.ts'

/** A Monday two months after the tests' today, with nothing in the way. */
export const INICIO = '2027-01-11'

export interface DeFerias {
  readonly id: number
  /** The latest complete period. */
  readonly periodoId: number
  readonly postoId: number
  readonly contratoId: number
}

let contratados = 0

interface Contratado {
  readonly admissao?: string
  readonly desligamento?: string
  /** In a post of which this login sees the contract, or does not. */
  readonly login?: string
  readonly noEscopo?: boolean
}

/** A weekly post of the largest contract, as a login has it in scope or not. */
async function postoSemanal(db: Db, login: string, noEscopo: boolean) {
  const { rows } = await sql<{ id: number; contratoId: number }>`
    select po.id, po.contrato_id from posto po join escala es on es.id = po.escala_id
     where es.repouso = 'dom' and (po.contrato_id in (
       select uc.contrato_id from usuario_contrato uc join usuario u on u.id = uc.usuario_id
        where u.usuario = ${login})) = ${noEscopo}
     order by (select count(*) from alocacao al join posto o on o.id = al.posto_id
                where o.contrato_id = po.contrato_id and al.fim is null) desc, po.id limit 1`.execute(db)
  const [posto] = rows
  if (!posto) throw new Error(`No weekly post for ${login}`)
  return posto
}

/** Somebody of whom nothing is open, whose last complete period has thirty days until 9 March 2027. */
export async function alguemDeFerias(
  { db, deps, clock }: TestApp,
  { admissao = '2025-03-10', desligamento, login = 'gestor', noEscopo = true }: Contratado = {},
): Promise<DeFerias> {
  contratados += 1
  const posto = await postoSemanal(db, login, noEscopo)
  const id = await criarColaborador(db, {
    nome: `Férias de Teste ${contratados}`,
    matricula: `F${process.pid}${contratados}`,
    posto,
    admissao,
    ...(desligamento !== undefined && { desligamento }),
  })
  const hoje = hojeEm(clock.agora(), 'America/Sao_Paulo')
  await writeAsSystem(deps, 'teste', (work) => abrirPeriodos(work, hoje, [id]))
  const { rows } = await sql<{ id: number }>`
    select id from ferias_periodo where vinculo_id = ${id} and fim < ${hoje}::date order by fim desc limit 1`.execute(
    db,
  )
  return { id, periodoId: rows[0]?.id ?? 0, postoId: posto.id, contratoId: posto.contratoId }
}

export const fracao = (inicio: string, dias: number) => ({
  inicio,
  dias,
  cobertura: 'sem_cobertura' as const,
  motivo: 'Combinado com o fiscal do contrato',
})

/** A request that no check blocks: thirty days, in one stretch. */
export const pedidoDe = ({ periodoId }: Pick<DeFerias, 'periodoId'>, mais: object = {}) => ({
  periodoId,
  fracoes: [fracao(INICIO, 30)],
  concordancia: true,
  ...mais,
})

export const verificar = (client: Client, colaboradorId: number, dados: object) =>
  client.call('POST /api/ferias/verificar', { body: { colaboradorId, dados: { ...dados } } })

/** Every alert of a form and every block that an approval may lift, read and accepted. */
export async function alertasDe(client: Client, colaboradorId: number, dados: object): Promise<string[]> {
  const { pendencias } = await verificar(client, colaboradorId, dados)
  return pendencias.flatMap(({ severidade, codigo, excecaoPor }) =>
    severidade === 'alerta' || excecaoPor ? [codigo] : [],
  )
}

/** Opens a vacation, with every alert accepted, and answers whatever came. */
export async function tentarPedir(client: Client, pessoa: DeFerias, mais: object = {}) {
  const dados = pedidoDe(pessoa, mais)
  const alertasAceitos = await alertasDe(client, pessoa.id, dados)
  return client.try('POST /api/ferias/criar', { body: { colaboradorId: pessoa.id, dados, alertasAceitos } })
}

/** Opens a vacation of somebody, or of somebody new. */
export async function pedida(rh: TestApp, client: Client, mais: object = {}, alguem?: DeFerias) {
  const pessoa = alguem ?? (await alguemDeFerias(rh))
  const dados = pedidoDe(pessoa, mais)
  const alertasAceitos = await alertasDe(client, pessoa.id, dados)
  const registro = await client.call('POST /api/ferias/criar', {
    body: { colaboradorId: pessoa.id, dados, alertasAceitos },
  })
  return { pessoa, registro }
}

/** The alerts that were accepted when it was opened. */
export const aceitosEm = ({ eventos }: { readonly eventos: readonly Evento[] }): string[] =>
  eventos[0]?.alertas.map(({ codigo }) => codigo) ?? []

interface Visto {
  readonly id: number
  readonly versao: number
}

/** Departamento Pessoal says how many absences the period had. */
export const conferir = (quem: Client, { id, versao }: Visto, faltas = 0) =>
  quem.call('POST /api/ferias/parecer', {
    body: {
      id,
      versao,
      parecer: 'departamento_pessoal',
      decisao: 'aprovado',
      dados: { faltas },
    },
  })

/** Conferência records the payment. */
export const pagar = (quem: Client, { id, versao }: Visto, dataPagamento: string) =>
  quem.call('POST /api/ferias/parecer', {
    body: {
      id,
      versao,
      parecer: 'pagamento',
      decisao: 'aprovado',
      dados: { dataPagamento, valorCentavos: 266_667 },
    },
  })

/**
 * A batch of one request per start, each of somebody new, asked for by Gestor with every alert accepted and looked at by
 * Departamento Pessoal. Answers its id.
 */
export async function loteEmAnalise(
  rh: TestApp,
  inicios: readonly string[],
  titulo: string,
): Promise<number> {
  const gestor = await rh.as('gestor')
  const itens = []
  const alertasAceitos = new Set<string>()
  for (const inicio of inicios) {
    const pessoa = await alguemDeFerias(rh)
    const dados = pedidoDe(pessoa, { fracoes: [fracao(inicio, 30)] })
    itens.push({ colaboradorId: pessoa.id, dados })
    for (const codigo of await alertasDe(gestor, pessoa.id, dados)) alertasAceitos.add(codigo)
  }
  // What the requests of the batch find in each other.
  alertasAceitos.add('equipe_ausente').add('teto_ausencias')
  const { id } = await gestor.call('POST /api/ferias/lote/iniciar', {
    body: { titulo, itens, alertasAceitos: [...alertasAceitos] },
  })
  await modulos.ferias.lotes?.executar(rh.deps)
  const { rows } = await sql<Visto>`
    select id, versao from processo where lote_id = ${id} order by id`.execute(rh.db)
  if (rows.length < inicios.length)
    throw new Error(`${rows.length} of ${inicios.length} requests were opened`)
  const cadastro = await rh.as('cadastro')
  for (const processo of rows) await conferir(cadastro, processo)
  return id
}

const PDF = '%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'

/** A signed paper comes back as a file. */
export async function anexar(quem: Client, id: number, codigo: string): Promise<void> {
  const { itens } = await quem.call('GET /api/ferias/anexos/:id', { params: { id } })
  const tipoId = itens.find((item) => item.codigo === codigo)?.tipoId
  if (tipoId === undefined) throw new Error(`No document ${codigo}`)
  const arquivo = new File([PDF], `${codigo}.pdf`, { type: 'application/pdf' })
  await quem.call('POST /api/ferias/anexo', { query: { feriasId: id, tipoId }, arquivo })
}

/** Asked for, checked and approved, each by its own person. */
export async function aprovada(rh: TestApp, client: Client, mais: object = {}, alguem?: DeFerias) {
  const { pessoa, registro } = await pedida(rh, client, mais, alguem)
  const { versao } = await conferir(await rh.as('cadastro'), registro)
  const coordenador = await rh.as('coordenador')
  const aprovado = await coordenador.call('POST /api/ferias/status', {
    body: {
      id: registro.id,
      versao,
      transicao: 'aprovar',
      motivo: 'Combinado com o cliente',
      alertasAceitos: aceitosEm(registro),
    },
  })
  return { pessoa, registro: aprovado }
}

/** The first minutes of a day: the tasks of vacations run. */
export async function amanhecer({ clock, deps }: TestApp, dia: string): Promise<void> {
  clock.irPara(`${dia}T03:05:00Z`)
  await abrirPeriodosDeFerias.executar(deps)
  await modulos.ferias.agenda.executar(deps)
}

export const saldoDe = async (db: Db, periodoId: number): Promise<number> => {
  const { rows } = await sql<{ saldo: number }>`
    select coalesce(sum(dias), 0)::int as saldo from ferias_lancamento where periodo_id = ${periodoId}`.execute(
    db,
  )
  return rows[0]?.saldo ?? 0
}

/** The ledger of a period, oldest line first. */
export const razaoDe = async (db: Db, periodoId: number): Promise<readonly (readonly [string, number])[]> => {
  const { rows } = await sql<{ tipo: string; dias: number }>`
    select tipo, dias from ferias_lancamento where periodo_id = ${periodoId} order by id`.execute(db)
  return rows.map(({ tipo, dias }) => [tipo, dias] as const)
}

/** Periods whose lines do not add up to what their requests hold, took and gave back: always none. */
export async function listIncoerencias(db: Db): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    with doProcesso as (
      select p.id, p.numero, p.status, (f.dados ->> 'periodoId')::int as periodo_id,
             coalesce((f.dados ->> 'abonoDias')::int, 0) as abono,
             (select sum((x ->> 'dias')::int)::int from jsonb_array_elements(f.dados -> 'fracoes') x) as pedidos,
             coalesce((select sum(l.dias)::int from ferias_lancamento l where l.processo_id = p.id and l.tipo <> 'ajuste'), 0) as lancados,
             coalesce((select sum(a.fim - a.inicio + 1)::int from ausencia a where a.processo_id = p.id and a.tipo = 'ferias'), 0) as fora
        from processo p join processo_formulario f on f.processo_id = p.id where p.tipo = 'ferias')
    select numero, status, pedidos, abono, lancados, fora from doProcesso
     where case when status in ('reprovada', 'cancelada') then lancados <> 0 or fora <> 0
                when status = 'interrompida' then lancados <> -(fora + abono) or fora >= pedidos
                else lancados <> -(pedidos + abono) or fora <> pedidos end
    union all
    select null, 'saldo', periodo_id, sum(dias)::int, null, null from ferias_lancamento
     group by periodo_id having sum(dias) < 0`.execute(db)
  return rows
}
