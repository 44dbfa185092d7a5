import type { QuemPaga } from '@rh/domain/regras/afastamento/motivos-tipos'
import { diaComSemana, quantosDias } from '../../lib/time/textos.ts'
import type { Simulacao } from './registro.ts'

const pagadores: { readonly [Q in QuemPaga]: string } = {
  EMPRESA_15_DIAS: 'Empresa até 15 dias; depois, o INSS',
  EMPRESA: 'Empresa',
  EMPRESA_COMPENSA: 'Empresa, que desconta do que deve ao INSS',
  INSS: 'INSS',
  NINGUEM: 'Ninguém: dias sem salário',
  CONFORME_O_CASO: 'Conforme o que foi combinado',
}

const isPagador = (codigo: string): codigo is QuemPaga => Object.hasOwn(pagadores, codigo)

/** Who pays the days, with how many are of each where both pay. */
export function quemPagaEmTexto({
  quemPaga,
  diasEmpresa,
  diasInss,
}: Pick<Simulacao, 'quemPaga' | 'diasEmpresa' | 'diasInss'>): string | null {
  if (quemPaga === null) return null
  if (diasEmpresa !== null && diasInss !== null && diasEmpresa > 0 && diasInss > 0)
    return `Empresa, ${quantosDias(diasEmpresa)}; INSS, ${quantosDias(diasInss)}`
  if (diasEmpresa === 0 && diasInss !== null && diasInss > 0) return pagadores.INSS
  if (quemPaga === 'EMPRESA_15_DIAS' && diasInss === 0) return 'Empresa'
  return isPagador(quemPaga) ? pagadores[quemPaga] : quemPaga
}

export interface LinhaDaConta {
  readonly label: string
  readonly value: string
}

const linha = (label: string, dia: string | null): LinhaDaConta[] =>
  dia === null ? [] : [{ label, value: diaComSemana(dia) }]

/** What the leave comes to, as far as this person sees it. */
export function contaDe(simulacao: Simulacao): LinhaDaConta[] {
  const { inicio, fim, dias, voltaAoTrabalho, retorno, inssApartirDe, somaDias } = simulacao
  const paga = quemPagaEmTexto(simulacao)
  return [
    { label: 'Conta desde', value: diaComSemana(inicio) },
    { label: 'Último dia', value: fim === null ? 'Sem data de volta' : diaComSemana(fim) },
    ...(dias === null ? [] : [{ label: 'Dias', value: quantosDias(dias) }]),
    ...linha('Volta ao trabalho', voltaAoTrabalho ?? retorno),
    ...(paga === null ? [] : [{ label: 'Quem paga', value: paga }]),
    ...linha('INSS a partir de', inssApartirDe),
    ...(somaDias === null || somaDias === dias
      ? []
      : [{ label: 'Somados com o anterior', value: quantosDias(somaDias) }]),
  ]
}

const ENVIAR_CAT = 'Enviar a CAT'

export interface Prazo {
  readonly dia: string
  readonly texto: string
}

/** What was done of it already, as the record tells. */
export interface Feito {
  readonly cat: boolean
  /** Homologated, whoever sends to eSocial was told: only what is still ahead is a term. */
  readonly desde: string | null
}

export const nadaFeito: Feito = { cat: false, desde: null }

/** What has to be done and until when, in the order of the days. */
export function prazosDe(simulacao: Simulacao, { cat, desde }: Feito = nadaFeito): Prazo[] {
  const { catAte, s2230Ate, s2230TerminoAte, exameRetorno, exameRetornoDesde, fim } = simulacao
  const comExame = exameRetorno === true && exameRetornoDesde !== null && fim !== null
  return [
    { dia: cat ? null : catAte, texto: ENVIAR_CAT },
    { dia: s2230Ate, texto: 'Enviar o S-2230 ao eSocial' },
    { dia: s2230TerminoAte, texto: 'Informar o término ao eSocial' },
    { dia: comExame ? fim : null, texto: 'Marcar o exame de retorno, antes de a pessoa voltar (NR-7)' },
  ]
    .flatMap(({ dia, texto }) => (dia === null ? [] : [{ dia, texto }]))
    .filter(({ dia, texto }) => desde === null || dia >= desde || texto === ENVIAR_CAT)
    .toSorted((um, outro) => um.dia.localeCompare(outro.dia))
}
