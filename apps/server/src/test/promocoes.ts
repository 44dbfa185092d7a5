import { sql } from 'kysely'
import type { Evento } from '@rh/domain/processo/contract'
import { tipoDeEntrada } from '@rh/domain/processo/tipos'
import type { Db } from '../db/db.ts'
import type { Client, TestApp } from './harness.ts'

export interface APromover {
  readonly id: number
  readonly nome: string
  readonly cargoId: number
  readonly postoId: number
  readonly contratoId: number
  readonly salarioCentavos: number
  /** A cargo with a CBO that is not theirs. */
  readonly novoCargoId: number
}

/** Somebody past the trial of whom no promotion is open, each call another person. */
export async function alguemAPromover(db: Db, hoje = '2026-11-20'): Promise<APromover> {
  const { rows } = await sql<APromover>`
    select v.id, pe.nome, vv.cargo_id, vv.posto_id, vv.contrato_id, vv.salario_centavos,
           (select ca.id from cargo ca where ca.id <> vv.cargo_id and ca.ativo and ca.cbo is not null
             and not exists (select from piso_salarial pi where pi.cargo_id = ca.id
                              and pi.valor_centavos > vv.salario_centavos + 40000)
             order by ca.id limit 1) as novo_cargo_id
      from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      join lateral (select * from vinculo_versao x where x.vinculo_id = v.id order by x.vigencia desc limit 1) vv on true
     where v.data_desligamento is null and v.data_admissao < ${hoje}::date - 200 and vv.vigencia < ${hoje}::date - 31
       and not exists (select from processo p where p.vinculo_id = v.id and p.tipo <> ${tipoDeEntrada})
     order by v.id limit 1`.execute(db)
  const [pessoa] = rows
  if (!pessoa) throw new Error('The demo company has nobody left to promote')
  return pessoa
}

export const VIGENCIA = '2026-12-01'

/** A request that no check blocks: a little more pay in another cargo. */
export const pedidoDe = ({ novoCargoId, salarioCentavos }: APromover, mais: object = {}) => ({
  tipo: 'promocao' as const,
  cargoId: novoCargoId,
  salarioCentavos: salarioCentavos + 40_000,
  vigencia: VIGENCIA,
  motivo: 'Assumiu a liderança da equipe.',
  ...mais,
})

/** Every alert of a form, read and accepted. */
export async function alertasDe(client: Client, colaboradorId: number, dados: object): Promise<string[]> {
  const { pendencias } = await client.call('POST /api/promocao/verificar', {
    body: { colaboradorId, dados: { ...dados } },
  })
  return pendencias.flatMap(({ severidade, codigo }) => (severidade === 'alerta' ? [codigo] : []))
}

/** Opens a promotion of somebody of whom none is open. */
export async function pedida(rh: TestApp, client: Client, mais: object = {}) {
  const pessoa = await alguemAPromover(rh.db)
  const dados = pedidoDe(pessoa, mais)
  const alertasAceitos = await alertasDe(client, pessoa.id, dados)
  const registro = await client.call('POST /api/promocao/criar', {
    body: { colaboradorId: pessoa.id, dados, alertasAceitos },
  })
  return { pessoa, registro }
}

/** The alerts that were accepted when it was opened. */
export const aceitosEm = ({ eventos }: { readonly eventos: readonly Evento[] }): string[] =>
  eventos[0]?.alertas.map(({ codigo }) => codigo) ?? []

/** Asked for, checked, examined and approved, each by its own person. */
export async function promocaoAprovada(rh: TestApp, client: Client, mais: object = {}) {
  const { pessoa, registro } = await pedida(rh, client, mais)
  const examinada = await examinar(rh, await conferir(await rh.as('cadastro'), registro))
  const coordenador = await rh.as('coordenador')
  const alertasAceitos = [...aceitosEm(registro), 'S2240_NOVO']
  const aprovada = await coordenador.call('POST /api/promocao/status', {
    body: { id: registro.id, versao: examinada.versao, transicao: 'aprovar', alertasAceitos },
  })
  return { pessoa, registro: aprovada }
}

interface Visto {
  readonly id: number
  readonly versao: number
}

/** The parecer of Departamento Pessoal. */
export const conferir = (quem: Client, { id, versao }: Visto) =>
  quem.call('POST /api/promocao/parecer', {
    body: { id, versao, parecer: 'departamento_pessoal', decisao: 'aprovado', dados: {} },
  })

/** Sesmt records the exam, where the move of risk asks for one. */
export async function examinar(rh: TestApp, registro: Visto): Promise<Visto> {
  const sesmt = await rh.as('sesmt')
  const { pareceresAbertos } = await sesmt.call('GET /api/promocao/obter/:id', {
    params: { id: registro.id },
  })
  if (!pareceresAbertos.includes('exame')) return registro
  return sesmt.call('POST /api/promocao/parecer', {
    body: {
      id: registro.id,
      versao: registro.versao,
      parecer: 'exame',
      decisao: 'aprovado',
      dados: { dataExame: '2026-11-19', medico: 'Dra. Lúcia Prado', crm: '12345/SP' },
    },
  })
}
