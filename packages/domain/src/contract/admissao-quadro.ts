import { z } from 'zod'
import { data } from '../br/campos.ts'
import { codigosDe } from '../cadastros/codigos.ts'
import { listaAdmissao } from '../listas/admissao.ts'
import { listFilters } from '../listas/gramatica.ts'
import { admissao } from '../processos/admissao/admissao.ts'
import { faixasDoPrazo } from '../processo/quadro.ts'
import { grupos } from '../setores/grupos.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'

/** Cards of a column; the list has the rest. */
export const CARTOES_POR_COLUNA = 50

const faixas = codigosDe(faixasDoPrazo)
const status = z.enum(codigosDe(admissao.statuses))

export const cartaoDoQuadro = z.object({
  id: z.int(),
  numero: z.string(),
  status,
  nome: z.string().nullable(),
  cargo: z.string().nullable(),
  posto: z.string().nullable(),
  contrato: z.string().nullable(),
  dataPrevista: z.string().nullable(),
  /** Term of eSocial; null once the person is registered, and without a date. */
  prazo: z.object({ data: z.string(), dias: z.int(), faixa: z.enum(faixas) }).nullable(),
  /** Days since it entered the status. */
  diasNaEtapa: z.int().nonnegative(),
  aguardando: z.array(z.enum(grupos)),
  /** The day on which the system makes the next move. */
  agendadaPara: data.nullable(),
  solicitante: z.string(),
  /** It waits for the person who asks. */
  minhaVez: z.boolean(),
})
export type CartaoDoQuadro = z.output<typeof cartaoDoQuadro>

export const quadroDasAdmissoes = z.object({
  colunas: z.array(
    z.object({
      status,
      /** All of the column, of which the cards are the most urgent. */
      total: z.int(),
      prazos: z.record(z.enum(faixas), z.int()),
      cartoes: z.array(cartaoDoQuadro).max(CARTOES_POR_COLUNA),
    }),
  ),
})
export type QuadroDasAdmissoes = z.output<typeof quadroDasAdmissoes>

// A board has a place for each status and an order of its own.
const { status: _status, ordenar: _ordenar, ...filtros } = listFilters(listaAdmissao)

export const admissaoQuadroContract = {
  'GET /api/admissao/quadro': endpoint({
    tag: 'Admissão',
    summary: 'Admissões em andamento que a pessoa pode ver, uma coluna por situação',
    access: views('admissao.listar'),
    query: z.strictObject(filtros),
    response: quadroDasAdmissoes,
  }),
} as const satisfies Contract
