import { formatData } from '../../br/data.ts'
import { diasDoTrecho, maiorData, somarDias, type DataIso } from '../calendario/datas.ts'
import { diasDeTrabalho, type Escala } from '../calendario/escala.ts'
import {
  estabilidadeOf,
  fimComALicenca,
  fimDaEstabilidade,
  type TipoDeEstabilidade,
} from '../estabilidade/estabilidade.ts'
import { prorrogacaoPorAfastamento } from '../experiencia/afastamento.ts'
import { suspensoesDe } from '../rescisao/suspensao.ts'
import type { Duracao, PedidoLido } from './duracao.ts'
import { diasDe } from './duracao.ts'
import { efeitosNasFeriasMarcadas, efeitosNosPeriodos, ocorrenciaDoAfastamento } from './efeitos-ferias.ts'
import type { EfeitoDoAfastamento } from './efeitos-tipos.ts'
import { motivoOf } from './motivos.ts'
import type { Partilha } from './partilha.ts'
import type { CircunstanciasDoAfastamento } from './pedido-tipos.ts'

/** What the effects are computed from. */
export interface BaseDosEfeitos {
  readonly pedido: PedidoLido
  readonly duracao: Duracao
  readonly partilha: Partilha
  readonly circunstancias: CircunstanciasDoAfastamento
  /** First day on which the return exam is due; null without it. */
  readonly exameDesde: DataIso | null
}

type Efeitos = (base: BaseDosEfeitos) => readonly EfeitoDoAfastamento[]

const nadaMuda: readonly EfeitoDoAfastamento[] = []

const ate = (fim: DataIso | null): string => (fim === null ? 'sem data de volta' : `até ${formatData(fim)}`)

/** Days of work by the scale in a stretch; null while it is open or the scale is not known. */
const diasPelaEscala = (escala: Escala | undefined, { inicio, fim }: Duracao): number | null =>
  escala === undefined || fim === null ? null : diasDeTrabalho(escala, inicio, fim).length

const alocacao: Efeitos = ({ duracao, circunstancias: { escala } }) => {
  const { inicio, fim } = duracao
  return [
    {
      codigo: 'ALOCACAO',
      texto: `Fora do posto a partir de ${formatData(inicio)}, ${ate(fim)}.`,
      baseLegal: 'Contrato com o tomador',
      de: inicio,
      ate: fim,
      dias: diasPelaEscala(escala, duracao) ?? diasDe(duracao),
    },
  ]
}

const transporte: Efeitos = ({ duracao, circunstancias: { escala } }) => [
  {
    codigo: 'TRANSPORTE',
    texto: `Vale-transporte suspenso a partir de ${formatData(duracao.inicio)}, ${ate(duracao.fim)}.`,
    baseLegal: 'Decreto 10.854/2021 art. 106',
    de: duracao.inicio,
    ate: duracao.fim,
    dias: diasPelaEscala(escala, duracao),
  },
]

const refeicao: Efeitos = ({ pedido, duracao, circunstancias: { escala } }) => [
  {
    codigo: 'REFEICAO',
    texto:
      motivoOf(pedido.motivo).refeicao === 'PARA'
        ? `Refeição suspensa a partir de ${formatData(duracao.inicio)}, ${ate(duracao.fim)}.`
        : `Refeição suspensa a partir de ${formatData(duracao.inicio)}, ${ate(duracao.fim)}, se a convenção não mandar manter.`,
    baseLegal: 'Cláusula da CCT',
    de: duracao.inicio,
    ate: duracao.fim,
    dias: diasPelaEscala(escala, duracao),
  },
]

/** Deposits stop while nobody pays wage; accident and military service go on (Lei 8.036/1990 art. 15 § 5º). */
const fgts: Efeitos = ({ pedido, duracao: { inicio, fim }, partilha: { inssApartirDe } }) => {
  const { fgts: regra } = motivoOf(pedido.motivo)
  const de =
    regra === 'NAO_HA' || (regra === 'SE_REMUNERADO' && pedido.remunerado !== true)
      ? inicio
      : regra === 'ATE_15_DIAS'
        ? inssApartirDe
        : null
  if (de === null) return nadaMuda
  return [
    {
      codigo: 'FGTS',
      texto: `Sem depósito de FGTS a partir de ${formatData(de)}, ${ate(fim)}.`,
      baseLegal: 'Lei 8.036/1990 art. 15',
      de,
      ate: fim,
      dias: fim === null ? null : diasDoTrecho(de, fim),
    },
  ]
}

const experiencia: Efeitos = ({ pedido, duracao: { inicio, fim }, circunstancias }) => {
  const { fimDaExperiencia, admissao, parametros } = circunstancias
  if (!fimDaExperiencia || !motivoOf(pedido.motivo).prorrogaExperiencia || inicio > fimDaExperiencia)
    return nadaMuda
  const comum = {
    codigo: 'EXPERIENCIA',
    baseLegal: 'CLT art. 472 § 2º; MOS S-2206 item 6.2',
    de: inicio,
  } as const
  if (fim === null)
    return [
      {
        ...comum,
        texto: `O término da experiência, ${formatData(fimDaExperiencia)}, espera a data de volta: o Rh decide.`,
        ate: null,
        dias: null,
      },
    ]
  const { computaNaExperiencia: computaAfastamento = true } = parametros ?? {}
  const dias =
    prorrogacaoPorAfastamento({
      diasContrato: diasDoTrecho(admissao, fimDaExperiencia),
      diaInicioAfastamento: diasDoTrecho(admissao, inicio),
      diasAfastamento: diasDoTrecho(inicio, fim),
      computaAfastamento,
    })?.prorrogacaoDias ?? 0
  if (dias === 0) return nadaMuda
  const novoFim = somarDias(fimDaExperiencia, dias)
  return [
    {
      ...comum,
      texto: `O término da experiência passa de ${formatData(fimDaExperiencia)} para ${formatData(novoFim)}, se o Rh confirmar.`,
      ate: novoFim,
      dias,
      dados: { fimDaExperiencia, novoFim },
    },
  ]
}

const INICIO_DA_LEI_15371 = '2027-01-01'

/**
 * Day from which each protection is counted: null while it is not known, undefined when the protection does not open. Those of
 * a mandate or a clause are counted from elsewhere.
 */
const marcos: Readonly<
  Partial<Record<TipoDeEstabilidade, (base: BaseDosEfeitos) => DataIso | null | undefined>>
> = {
  GESTANTE: ({ pedido }) => pedido.parto ?? null,
  ADOTANTE: ({ pedido, duracao }) => pedido.adocao ?? duracao.inicio,
  // Only a benefit protects (Súmula 378 II TST).
  ACIDENTADO: ({ pedido, duracao, partilha }) =>
    partilha.inssApartirDe === null ? undefined : (pedido.beneficio?.cessacao ?? duracao.fim),
  PATERNIDADE: ({ pedido, duracao }) =>
    (pedido.parto ?? pedido.adocao ?? duracao.inicio) < INICIO_DA_LEI_15371 ? undefined : duracao.fim,
  RETORNO_LAYOFF: ({ duracao: { fim } }) => (fim === null ? null : somarDias(fim, 1)),
}

const estabilidade: Efeitos = (base) => {
  const { estabilidade: tipo, fundamento } = motivoOf(base.pedido.motivo)
  if (tipo === null) return nadaMuda
  const marcoDe = marcos[tipo]
  const marco = marcoDe ? marcoDe(base) : null
  if (marco === undefined) return nadaMuda
  const daLei = marco === null ? null : (fimDaEstabilidade(tipo, marco)?.estavelAte ?? null)
  const estavelAte = fimComALicenca(tipo, daLei, base.duracao.fim)
  return [
    {
      codigo: 'ESTABILIDADE',
      texto: estavelAte
        ? `Não pode ser dispensado sem justa causa até ${formatData(estavelAte)}.`
        : 'Não pode ser dispensado sem justa causa; a data final depende do que ainda falta informar.',
      baseLegal: fundamento,
      de: base.duracao.inicio,
      ate: estavelAte,
      dias: null,
      dados: { tipo },
    },
  ]
}

/** The notice stops with the contract: from the day on which INSS pays, or on which nobody does. The days before it count. */
const avisoSuspenso: Efeitos = ({
  pedido: { motivo, remunerado },
  duracao: { inicio, fim },
  partilha: { inssApartirDe },
  circunstancias: { aviso },
}) => {
  const [suspensao] = suspensoesDe([{ motivo, inicio, fim, inssApartirDe, remunerado }])
  if (!aviso || !suspensao || suspensao.inicio > aviso.fim || suspensao.fim <= aviso.comunicacao)
    return nadaMuda
  const de = maiorData(suspensao.inicio, somarDias(aviso.comunicacao, 1))
  const { estabilidade: tipo } = motivoOf(motivo)
  const consequencia =
    tipo !== null && estabilidadeOf(tipo).nasceNoAviso
      ? 'a estabilidade nasce no aviso e desfaz a dispensa'
      : 'os dias que faltam são cumpridos depois da volta, e o Rh prorroga o último dia'
  return [
    {
      codigo: 'AVISO_SUSPENSO',
      texto: `O aviso prévio que ia até ${formatData(aviso.fim)} para em ${formatData(de)}: ${consequencia}.`,
      baseLegal: 'CLT art. 476; Súmula 371 TST',
      de,
      ate: fim,
      dias: null,
    },
  ]
}

const exame: Efeitos = ({ duracao: { fim }, exameDesde, circunstancias: { hoje } }) =>
  exameDesde !== null && (fim ?? hoje) >= exameDesde
    ? [
        {
          codigo: 'EXAME_DE_RETORNO',
          texto: 'Só volta depois do exame de retorno ao trabalho.',
          baseLegal: 'NR-7 item 7.5.9',
          de: fim === null ? exameDesde : somarDias(fim, 1),
          ate: null,
          dias: null,
        },
      ]
    : nadaMuda

const ferias: Efeitos = ({ pedido, duracao, partilha, circunstancias }) => {
  const fato = ocorrenciaDoAfastamento({
    motivo: pedido.motivo,
    inicio: duracao.inicio,
    fim: duracao.fim,
    remunerado: pedido.remunerado,
    inssApartirDe: partilha.inssApartirDe,
  })
  return [
    ...efeitosNosPeriodos(fato, circunstancias),
    ...efeitosNasFeriasMarcadas(pedido, duracao, circunstancias),
  ]
}

const todos: readonly Efeitos[] = [
  alocacao,
  transporte,
  refeicao,
  fgts,
  ferias,
  experiencia,
  estabilidade,
  avisoSuspenso,
  exame,
]

/** Everything that a leave does elsewhere, in the order in which the screens say it. */
export const efeitosDe: Efeitos = (base) => todos.flatMap((efeitos) => efeitos(base))
