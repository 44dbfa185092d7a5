import { alerta, bloqueio } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import type { Pendencia } from '../../pendencia.ts'
import {
  verificarEquiparacao,
  verificarExame,
  verificarExameFeito,
  verificarExperiencia,
  verificarSalarioPrevisto,
  type Colega,
} from '../../processo/alteracao.ts'
import type { CheckOf } from '../../processo/define.ts'
import { verificarLimites, type LimitesDeData } from '../../processo/limites.ts'
import { verificarVinculo, type FimDoVinculo } from '../../processo/vinculo.ts'
import { verificarPromocao } from '../../regras/alteracao/promocao.ts'
import { verificarProtegido } from '../../regras/cobertura/substituto.ts'
import { somarMeses } from '../../regras/calendario/datas.ts'
import type { LeituraDaPromocao } from './formulario.ts'
import type { promocao } from './promocao.ts'

/** Everything a rule may know besides the form; gathered by the server, so that the rules stay pure. */
export interface FatosDaPromocao {
  /** Today in company time. */
  readonly hoje: string
  readonly limites: LimitesDeData
  /** Least months between two promotions (register "Limites"). */
  readonly intervaloMeses: number
  readonly vinculo: FimDoVinculo & {
    readonly admissao: string
    /** Last day of the trial that runs today. */
    readonly fimExperiencia: string | null
    readonly contratoId: number
    readonly salarioCentavos: number
    readonly cargoId: number
    readonly nascimento: string
    /** Protected by pregnancy or nursing on the day (CLT art. 394-A). */
    readonly gestanteOuLactante: boolean
    readonly naFuncaoDesde: string
    /** Begin of the latest version, also one to come. */
    readonly ultimaAlteracao: string
    readonly ultimaPromocao: string | null
  }
  /** The cargo asked for; null while none is chosen. */
  readonly cargo: { readonly cbo: string | null; readonly pisoCentavos: number | null } | null
  /** The post after the promotion, on the date: the present one when none is chosen. */
  readonly posto: {
    readonly contratoId: number
    /** Whether it is another than the present one. */
    readonly novo: boolean
    readonly vagasLivres: number
    readonly salarioPrevistoCentavos: number
    readonly insalubridade: number
    readonly periculosidade: boolean
    readonly noturna: boolean
  }
  /** The function or the risk of its place changes. */
  readonly mudaRisco: boolean
  /** Date of the exam that Sesmt recorded. */
  readonly dataExame: string | null
  /** Colleagues in the new cargo at the same place. */
  readonly colegas: readonly Colega[]
  /** The signed letter is among the attachments. */
  readonly cartaAssinada: boolean
}

export interface ContextoDaPromocao {
  readonly leitura: LeituraDaPromocao
  readonly fatos: FatosDaPromocao
}

type Rule = (contexto: ContextoDaPromocao) => Pendencia[]

const vinculo: Rule = ({ leitura: { parciais }, fatos: { hoje, vinculo: v } }) =>
  verificarVinculo(v, { ate: parciais.vigencia ?? hoje, hoje, onde: { campo: 'vigencia' } })

/** Which field answers for each finding of the law. */
const CAMPOS: Readonly<Record<string, string>> = {
  REDUCAO_SALARIAL: 'salarioCentavos',
  REVERSAO_DE_CONFIANCA: 'salarioCentavos',
  PISO_CCT: 'salarioCentavos',
  CBO_INVALIDO: 'cargoId',
}

const legislacao: Rule = ({ leitura: { parciais }, fatos }) => {
  const { vigencia, salarioCentavos, tipo, reversao } = parciais
  if (vigencia === undefined) return []
  const { vinculo: v, cargo } = fatos
  const novo = salarioCentavos ?? v.salarioCentavos
  const achados = verificarPromocao({
    admissao: v.admissao,
    vigencia,
    salarioAtualCentavos: v.salarioCentavos,
    novoSalarioCentavos: novo,
    ultimaAlteracao: v.ultimaAlteracao,
    reversao: tipo === 'reenquadramento' && reversao === true,
    ...(cargo && { cbo: cargo.cbo }),
    ...(cargo && cargo.pisoCentavos !== null && { pisoCentavos: cargo.pisoCentavos }),
  }).map((achado) => ({ ...achado, campo: CAMPOS[achado.codigo] ?? 'vigencia' }))
  return salarioCentavos === v.salarioCentavos && tipo !== 'reenquadramento'
    ? [
        ...achados,
        alerta('sem_aumento', 'O salário não muda com esta promoção.', { campo: 'salarioCentavos' }),
      ]
    : achados
}

const vaga: Rule = ({ leitura: { parciais }, fatos: { posto, vinculo: v } }) => {
  const onde = { campo: 'postoId' }
  if (parciais.postoId === undefined) return []
  if (!posto.novo)
    return [bloqueio('mesmo_posto', 'A pessoa já trabalha neste posto: deixe o campo em branco.', onde)]
  if (posto.contratoId !== v.contratoId)
    return [bloqueio('outro_contrato', 'Posto de outro contrato: peça um remanejamento com promoção.', onde)]
  return posto.vagasLivres <= 0
    ? [bloqueio('sem_vaga', 'Não há vaga livre neste posto nesta data.', onde)]
    : []
}

/** What the law keeps from somebody is asked of another post: the one of today is no change. */
const protecao: Rule = ({ leitura: { parciais }, fatos: { posto, vinculo: v } }) =>
  parciais.vigencia === undefined || !posto.novo
    ? []
    : verificarProtegido({
        data: parciais.vigencia,
        insalubre: posto.insalubridade > 0,
        perigoso: posto.periculosidade,
        noturno: posto.noturna,
        nascimento: v.nascimento,
        gestanteOuLactante: v.gestanteOuLactante,
      }).map((achado) => ({ ...achado, campo: 'postoId' }))

const experiencia: Rule = ({ fatos }) => verificarExperiencia(fatos.vinculo.fimExperiencia)

const equiparacao: Rule = ({ leitura: { parciais }, fatos: { vinculo: v, colegas } }) => {
  const { vigencia, salarioCentavos, cargoId } = parciais
  if (vigencia === undefined || salarioCentavos === undefined || cargoId === undefined) return []
  const naFuncaoDesde = cargoId === v.cargoId ? v.naFuncaoDesde : vigencia
  const seu = { admissao: v.admissao, naFuncaoDesde, salarioCentavos }
  return verificarEquiparacao(seu, colegas, { campo: 'salarioCentavos' })
}

const preco: Rule = ({ leitura: { parciais }, fatos: { posto } }) =>
  verificarSalarioPrevisto(parciais.salarioCentavos, posto.salarioPrevistoCentavos, {
    campo: 'salarioCentavos',
  })

const prazo: Rule = ({ leitura: { parciais }, fatos: { hoje, limites } }) =>
  parciais.vigencia === undefined
    ? []
    : verificarLimites(limites, {
        data: parciais.vigencia,
        hoje,
        processo: 'promoção',
        marco: 'a vigência',
        onde: { campo: 'vigencia' },
      })

const intervalo: Rule = ({ leitura: { parciais }, fatos: { hoje, vinculo: v, intervaloMeses } }) => {
  const dia = parciais.vigencia ?? hoje
  if (v.ultimaPromocao === null || dia >= somarMeses(v.ultimaPromocao, intervaloMeses)) return []
  const meses = intervaloMeses === 1 ? '1 mês' : `${intervaloMeses} meses`
  return [
    alerta(
      'intervalo',
      `A última promoção foi em ${formatData(v.ultimaPromocao)}; a empresa pede ${meses} entre duas.`,
      { campo: 'vigencia' },
    ),
  ]
}

const exame: Rule = ({ leitura: { parciais }, fatos }) => verificarExame(parciais.vigencia, fatos)

const exameFeito: Rule = ({ leitura: { parciais }, fatos }) => verificarExameFeito(parciais.vigencia, fatos)

const cartaAssinada: Rule = ({ fatos }) =>
  fatos.cartaAssinada
    ? []
    : [bloqueio('carta_pendente', 'Anexe a carta de promoção assinada.', { baseLegal: 'CLT art. 29' })]

/** The code of every check of the declaration; a missing one does not compile. */
export const regrasDaPromocao: { readonly [C in CheckOf<typeof promocao>]: Rule } = {
  campos: ({ leitura }) => [...leitura.faltas],
  vinculo,
  legislacao,
  vaga,
  protecao,
  experiencia,
  equiparacao,
  preco,
  prazo,
  intervalo,
  exame,
  exame_feito: exameFeito,
  carta_assinada: cartaAssinada,
}
