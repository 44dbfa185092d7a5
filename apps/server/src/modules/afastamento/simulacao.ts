import type { SimulacaoDoAfastamento as Mostrada } from '@rh/domain/contract/afastamento'
import { veAoMenos, veEfeito, visaoDo } from '@rh/domain/processos/afastamento/visibilidade'
import { efeitosDoAfastamento } from '@rh/domain/regras/afastamento/efeitos-tipos'
import type { SimulacaoDoAfastamento } from '@rh/domain/regras/afastamento/simulacao'
import type { Visao } from '@rh/domain/regras/afastamento/motivos-tipos'
import type { Grupo } from '@rh/domain/setores/grupos'
import { comoTexto } from '../processo/memoria.ts'
import type { ContextoDoServidor } from './fatos.ts'

/** How much of a leave a person sees: whoever fills the form has the paper in hand. */
export function visaoDe(
  { leitura, preenche }: Pick<ContextoDoServidor, 'leitura' | 'preenche'>,
  grupos: readonly Grupo[],
): Visao {
  const visao = visaoDo(leitura.parciais.motivo, grupos)
  return preenche && !veAoMenos(visao, 'motivo') ? 'motivo' : visao
}

/** What the leave works out to, as a person sees it; null while it says too little. */
export function simular(
  contexto: ContextoDoServidor,
  { grupos }: { readonly grupos: readonly Grupo[] },
): Mostrada | null {
  const { simulacao } = contexto
  return simulacao && mostrar(simulacao, visaoDe(contexto, grupos), grupos)
}

/** What only who sees what the leave is about reads: who pays it, and what it owes by when. */
const SO_DATAS = {
  quemPaga: null,
  diasEmpresa: null,
  diasInss: null,
  inssApartirDe: null,
  somaDias: null,
  obrigatorioS2230: null,
  s2230Ate: null,
  s2230TerminoAte: null,
  catAte: null,
  exameRetorno: null,
  exameRetornoDesde: null,
} as const

function mostrar(simulacao: SimulacaoDoAfastamento, visao: Visao, grupos: readonly Grupo[]): Mostrada {
  const { inicio, fim, dias, retorno, voltaAoTrabalho, efeitos, memoria, periodos } = simulacao
  const veMotivo = veAoMenos(visao, 'motivo')
  return {
    ...SO_DATAS,
    ...(veAoMenos(visao, 'grupo') && doPagamento(simulacao)),
    inicio,
    fim,
    dias,
    retorno,
    voltaAoTrabalho,
    periodos: veMotivo ? [...periodos] : [],
    efeitos: efeitos
      .filter(({ codigo }) => veEfeito(codigo, grupos))
      .map(({ codigo, texto, baseLegal, de, ate, dias: quantos }) => ({
        codigo,
        rotulo: efeitosDoAfastamento[codigo].rotulo,
        texto,
        // An article of law may name the reason.
        baseLegal: veMotivo ? baseLegal : null,
        de,
        ate,
        dias: quantos,
      })),
    memoria: veMotivo ? memoria.map(comoTexto) : [],
  }
}

const doPagamento = ({
  quemPaga,
  diasEmpresa,
  diasInss,
  inssApartirDe,
  somaDias,
  obrigatorioS2230,
  s2230Ate,
  s2230TerminoAte,
  catAte,
  exameRetorno,
  exameRetornoDesde,
}: SimulacaoDoAfastamento) => ({
  quemPaga,
  diasEmpresa,
  diasInss,
  inssApartirDe,
  somaDias,
  obrigatorioS2230,
  s2230Ate,
  s2230TerminoAte,
  catAte,
  exameRetorno,
  exameRetornoDesde,
})
