import { z } from 'zod'
import { periodosAquisitivos } from '../regras/ferias/aquisicao.ts'
import { ocorrencias, type TipoDeOcorrencia } from '../regras/ferias/ocorrencias.ts'
import { simularFerias, type FracaoSimulada, type ValoresDoPedido } from '../regras/ferias/simulacao.ts'
import { adaptador, type Adaptador } from './adaptador.ts'
import { contagem, data, decimal, dinheiro } from './campos.ts'

const tipoDeOcorrencia = z.enum(Object.keys(ocorrencias) as TipoDeOcorrencia[])

/** Each period as `[situação, início, fim, fim do concessivo]`, and its days of right. */
const aquisicao = adaptador(
  z.object({
    admissao: data,
    ate: data,
    ocorrencias: z
      .array(
        z.object({ tipo: tipoDeOcorrencia, inicio: data, fim: data.optional(), retorno: data.optional() }),
      )
      .default([]),
    faltas: z.record(data, contagem).default({}),
  }),
  ({ ocorrencias: fatos, ...historico }) => {
    const periodos = periodosAquisitivos({
      ...historico,
      ocorrencias: fatos.map(({ tipo, inicio, fim, retorno }) => ({
        tipo,
        inicio,
        ...(fim && { fim }),
        ...(retorno && { retorno }),
      })),
    })
    return {
      periodos: periodos.map((periodo) => [
        periodo.situacao,
        periodo.aquisitivoInicio,
        periodo.aquisitivoFim,
        periodo.concessivoFim,
      ]),
      diasDireito: periodos.map(({ diasDireito }) => diasDireito),
    }
  },
)

const emDecimais = (valores: ValoresDoPedido) =>
  Object.fromEntries(Object.entries(valores).map(([nome, centavos]) => [nome, decimal(centavos)]))

/** The dates and days of the stretches, one list per field. */
const porCampo = (fracoes: readonly FracaoSimulada[]) => ({
  fim: fracoes.map(({ fim }) => fim),
  retorno: fracoes.map(({ retorno }) => retorno),
  voltaAoTrabalho: fracoes.map(({ voltaAoTrabalho }) => voltaAoTrabalho),
  comunicarAte: fracoes.map(({ comunicarAte }) => comunicarAte),
  pagarAte: fracoes.map(({ pagarAte }) => pagarAte),
  diasSimples: fracoes.map(({ diasSimples }) => diasSimples),
  diasEmDobro: fracoes.map(({ diasEmDobro }) => diasEmDobro),
})

const simulacao = adaptador(
  z.object({
    remuneracao: dinheiro,
    fracoes: z.array(z.tuple([data, contagem])),
    abonoDias: contagem.default(0),
    concessivoFim: data,
    saldo: z.number(),
    salarioDoMesAnterior: dinheiro.optional(),
    admissao: data.optional(),
  }),
  ({ remuneracao, fracoes, salarioDoMesAnterior, admissao, ...resto }) => {
    const calculo = simularFerias({
      ...resto,
      remuneracaoCentavos: remuneracao,
      fracoes: fracoes.map(([inicio, dias]) => ({ inicio, dias })),
      ...(salarioDoMesAnterior !== undefined &&
        admissao && { adiantamento13: { salarioDoMesAnteriorCentavos: salarioDoMesAnterior, admissao } }),
    })
    return calculo && { ...calculo, ...porCampo(calculo.fracoes), ...emDecimais(calculo.valores) }
  },
)

/** Groups of cases about the whole of a vacation: the periods of a contract and a request with its amounts. */
export const adaptadoresDePedidoDeFerias: Readonly<Record<string, Adaptador>> = {
  'FER-AQUIS': aquisicao,
  'FER-SIM': simulacao,
}
