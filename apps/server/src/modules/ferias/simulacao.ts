import type { SimulacaoDasFerias } from '@rh/domain/contract/ferias'
import { vePagamento } from '@rh/domain/processo/quem'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { primeiroDiaDeTrabalho, simularFerias, type TrechoPago } from '@rh/domain/regras/ferias/simulacao'
import type { Grupo } from '@rh/domain/setores/grupos'
import { comoTexto } from '../processo/memoria.ts'
import type { ContextoDoServidor } from './fatos.ts'

/** What the request works out to; null while it says too little, amounts only for who sees pay. */
export function simular(
  contexto: ContextoDoServidor,
  { grupos }: { readonly grupos: readonly Grupo[] },
): SimulacaoDasFerias | null {
  const simulada = calcular(contexto)
  if (!simulada) return null
  const ve = vePagamento(grupos)
  return {
    fracoes: simulada.fracoes.map(({ valores, ...fracao }) => ({
      ...fracao,
      totalCentavos: ve ? valores.total : null,
    })),
    valores: ve ? simulada.valores : null,
    saldoDepois: simulada.saldoDepois,
    licenca: licencaDe(contexto, simulada, ve),
    memoria: ve ? [...contexto.pessoa.remuneracao.memoria, ...simulada.memoria].map(comoTexto) : [],
  }
}

/** Days of a month of wage (CLT art. 64). */
const DIAS_DO_MES = 30

/** What days of paid leave are worth: wage, without a third. */
export const valorDaLicenca = (baseCentavos: number, dias: number): number =>
  Math.round((baseCentavos * dias) / DIAS_DO_MES)

/** The paid leave of a collective vacation, after which the person is back. */
function licencaDe(
  { leitura: { parciais }, fatos, pessoa }: ContextoDoServidor,
  { fracoes }: { readonly fracoes: readonly { readonly fim: string }[] },
  ve: boolean,
): SimulacaoDasFerias['licenca'] {
  const { licencaDias: dias = 0 } = parciais
  const ultimo = fracoes
    .map(({ fim }) => fim)
    .toSorted()
    .at(-1)
  if (dias === 0 || ultimo === undefined) return null
  const fim = somarDias(ultimo, dias)
  return {
    inicio: somarDias(ultimo, 1),
    fim,
    dias,
    voltaAoTrabalho: primeiroDiaDeTrabalho(somarDias(fim, 1), fatos.regraDeInicio),
    totalCentavos: ve ? valorDaLicenca(pessoa.remuneracao.baseCentavos, dias) : null,
  }
}

/** A stretch with the pay of its own first day, or that of the first of all. */
export const comPagamento = (
  { inicio, dias }: { readonly inicio: string; readonly dias: number },
  remuneracoes: ReadonlyMap<string, number>,
  daPrimeiraCentavos: number,
): TrechoPago => ({ inicio, dias, remuneracaoCentavos: remuneracoes.get(inicio) ?? daPrimeiraCentavos })

/** The amounts themselves, for the papers. */
export function calcular({ leitura, fatos, pessoa, remuneracoes, mesAnteriorCentavos }: ContextoDoServidor) {
  const { fracoes = [], abonoDias = 0 } = leitura.parciais
  const { periodo, regraDeInicio } = fatos
  if (!periodo || fracoes.length === 0) return null
  return simularFerias({
    remuneracaoCentavos: pessoa.remuneracao.baseCentavos,
    fracoes: fracoes.map((fracao) => comPagamento(fracao, remuneracoes, pessoa.remuneracao.baseCentavos)),
    abonoDias,
    concessivoFim: periodo.concessivoFim,
    saldo: periodo.saldo,
    regraDeInicio,
    ...(mesAnteriorCentavos !== null && {
      adiantamento13: {
        salarioDoMesAnteriorCentavos: mesAnteriorCentavos,
        admissao: pessoa.admissao,
      },
    }),
  })
}
