import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { modulos } from '../modulos.ts'
import { criarColaborador, postoDe } from './colaboradores.ts'
import type { Client, TestApp } from './harness.ts'
import { HOJE, noiteDe } from './clock.ts'

export { AGORA, HOJE } from './clock.ts'

let contratados = 0

interface Contratado {
  readonly admissao?: string
  /** In a post of which this login sees the contract, or does not. */
  readonly login?: string
  readonly noEscopo?: boolean
}

/** Somebody past the trial of whom nothing is open. Answers the bond. */
export async function alguem(
  db: Db,
  { admissao = '2024-03-04', login = 'gestor', noEscopo = true }: Contratado = {},
): Promise<number> {
  contratados += 1
  return criarColaborador(db, {
    nome: `Afastado de Teste ${contratados}`,
    matricula: `A${process.pid}${contratados}`,
    posto: await postoDe(db, login, noEscopo),
    admissao,
  })
}

/** Three days by a certificate given on the first one. */
export const poucosDias = (mais: object = {}) => ({
  motivo: 'J-ATESTADO_MEDICO',
  inicio: HOJE,
  fim: '2026-11-22',
  atestado: {
    medico: 'Aurora Bittencourt',
    conselho: 'CRM',
    registro: '48213',
    uf: 'SP',
    emissao: HOJE,
    dias: 3,
  },
  ...mais,
})

/** An illness of so many days, which INSS pays from the sixteenth on. */
export const doenca = (inicio: string, fim: string | undefined, mais: object = {}) => ({
  motivo: '03',
  inicio,
  ...(fim !== undefined && { fim }),
  atestado: { medico: 'Aurora Bittencourt', conselho: 'CRM', registro: '48213', uf: 'SP', emissao: inicio },
  ...mais,
})

type Corpo = Parameters<Client['call']>[1]

/** A form with groups of fields as people send it, which the types of the call do not show. */
const corpo = (valor: object) => ({ body: valor }) as Corpo & { readonly body: never }

export const verificar = (client: Client, colaboradorId: number, dados: object, id?: number) =>
  client.call('POST /api/afastamento/verificar', corpo({ colaboradorId, dados, ...(id && { id }) }))

const alertasDe = (pendencias: readonly { readonly severidade: string; readonly codigo: string }[]) =>
  pendencias.flatMap(({ severidade, codigo }) => (severidade === 'alerta' ? [codigo] : []))

/** Informs a leave with every alert accepted, and answers whatever came. */
export async function tentarInformar(client: Client, colaboradorId: number, dados: object) {
  const { pendencias } = await verificar(client, colaboradorId, dados)
  return client.try(
    'POST /api/afastamento/criar',
    corpo({ colaboradorId, dados, alertasAceitos: alertasDe(pendencias) }),
  )
}

/** Informs a leave that nothing blocks. */
export async function informar(client: Client, colaboradorId: number, dados: object) {
  const { status, body } = await tentarInformar(client, colaboradorId, dados)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

export const obter = (client: Client, id: number) =>
  client.call('GET /api/afastamento/obter/:id', { params: { id } })

/** The sector of the reason homologates, with every alert accepted. */
export async function homologar(
  client: Client,
  id: number,
  parecer: 'sesmt' | 'departamento_pessoal' = 'sesmt',
  dados: object = {},
) {
  const { versao, pendencias } = await obter(client, id)
  return client.call('POST /api/afastamento/parecer', {
    body: {
      id,
      versao,
      parecer,
      decisao: 'aprovado',
      dados: { ...dados },
      alertasAceitos: alertasDe(pendencias),
    },
  })
}

/** Corrects a leave after it was sent, with every alert accepted. */
export async function corrigir(client: Client, id: number, dados: object, motivo?: string) {
  const { versao, colaborador } = await obter(client, id)
  const { pendencias } = await verificar(client, colaborador?.id ?? 0, dados, id)
  return client.try(
    'PUT /api/afastamento/editar',
    corpo({ id, versao, dados, motivo, alertasAceitos: alertasDe(pendencias) }),
  )
}

/** Records something of a leave by one of its acts. */
export async function registrar(client: Client, id: number, ato: 'inss' | 'cat' | 'exame', dados: object) {
  const { versao } = await obter(client, id)
  return client.try(`POST /api/afastamento/${ato}`, corpo({ id, versao, dados }))
}

export async function mover(
  client: Client,
  id: number,
  transicao: 'analisar' | 'cancelar' | 'desistir' | 'devolver' | 'finalizar' | 'recusar' | 'reenviar',
  mais: object = {},
) {
  const { versao } = await obter(client, id)
  return client.try('POST /api/afastamento/status', { body: { id, versao, transicao, ...mais } })
}

/** Days away of a leave, each with whether it is certain. */
export async function ausenciasDe(db: Db, processoId: number) {
  const { rows } = await sql<{ inicio: string; fim: string | null; confirmada: boolean }>`
    select inicio::text, fim::text, confirmada from ausencia where processo_id = ${processoId} order by inicio`.execute(
    db,
  )
  return rows.map(({ inicio, fim, confirmada }) => [inicio, fim, confirmada])
}

/** Who does the shifts of a leave, on which days. */
export async function coberturasDe(db: Db, processoId: number) {
  const { rows } = await sql<{ vinculoId: number; inicio: string; fim: string | null }>`
    select vinculo_id, inicio, fim from alocacao
     where processo_id = ${processoId} and tipo <> 'titular' order by inicio, id`.execute(db)
  return rows.map(({ vinculoId, inicio, fim }) => [vinculoId, inicio, fim])
}

/** Who may cover somebody and is never away nor covers anybody else. */
export async function livresPara(rh: TestApp, colaborador: number): Promise<number[]> {
  const coordenador = await rh.as('coordenador')
  const { opcoes } = await coordenador.call('GET /api/afastamento/obter', { query: { colaborador } })
  const ids = opcoes.cobertura.map(({ value }) => value)
  const { rows } = await sql<{ id: number }>`
    select q.id from unnest(${ids}::int[]) with ordinality as q(id, ordem)
     where not exists (select from ausencia a where a.vinculo_id = q.id)
       and not exists (select from alocacao al where al.vinculo_id = q.id and al.tipo <> 'titular')
     order by q.ordem`.execute(rh.db)
  return rows.map(({ id }) => id)
}

/** The first minutes of a day: the system makes its moves. */
export async function amanhecer({ clock, deps }: TestApp, dia: string): Promise<void> {
  clock.irPara(`${dia}T03:05:00Z`)
  await modulos.afastamento.agenda.executar(deps)
  clock.irPara(noiteDe(dia))
}
