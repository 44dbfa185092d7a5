import { z } from 'zod'
import { data, opcional, texto, textoObrigatorio } from '../br/campos.ts'
import type { DataIso } from '../regras/calendario/datas.ts'
import { diasUteisAntes, diaUtilSeguinte } from '../regras/calendario/dias-uteis.ts'
import { nomesDeCategorias } from './categorias.ts'

/** Business days to tell ANPD and the people, from the day it was known (Resolução CD/ANPD 15/2024, arts. 6º and 9º). */
const DIAS_PARA_COMUNICAR = 3
/** Business days to complete what ANPD was told, from the day it was told (art. 6º, § 3º). */
const DIAS_PARA_COMPLETAR = 20

const aposDiasUteis = (dia: DataIso, quantos: number): DataIso =>
  quantos === 0 ? dia : aposDiasUteis(diaUtilSeguinte(dia), quantos - 1)

/** Last day to tell ANPD and the people: the day on which it was known does not count. */
export const prazoDeComunicar = (conhecidoEm: DataIso): DataIso =>
  aposDiasUteis(conhecidoEm, DIAS_PARA_COMUNICAR)
/** Last day to complete what ANPD was told. */
export const prazoDeCompletar = (comunicadoEm: DataIso): DataIso =>
  aposDiasUteis(comunicadoEm, DIAS_PARA_COMPLETAR)

/** How an incident stands. */
export const situacoesDoIncidente = {
  a_comunicar: { label: 'A comunicar', tone: 'warning' },
  atrasado: { label: 'Comunicação atrasada', tone: 'error' },
  comunicado: { label: 'Comunicado', tone: 'success' },
  fora_do_prazo: { label: 'Comunicado fora do prazo', tone: 'warning' },
  sem_risco: { label: 'Sem risco relevante', tone: 'default' },
} as const
export type SituacaoDoIncidente = keyof typeof situacoesDoIncidente

interface Comunicacao {
  readonly conhecidoEm: DataIso
  readonly riscoRelevante: boolean
  readonly anpdEm?: DataIso | null | undefined
  readonly titularesEm?: DataIso | null | undefined
}

/** Where an incident stands on a day: told once both were, ANPD and the people. */
export function situacaoDoIncidente(incidente: Comunicacao, hoje: DataIso): SituacaoDoIncidente {
  const { conhecidoEm, riscoRelevante, anpdEm, titularesEm } = incidente
  if (!riscoRelevante) return 'sem_risco'
  const prazo = prazoDeComunicar(conhecidoEm)
  if (anpdEm && titularesEm) return anpdEm > prazo || titularesEm > prazo ? 'fora_do_prazo' : 'comunicado'
  return hoje > prazo ? 'atrasado' : 'a_comunicar'
}

/** What administrators are told of the term of an incident that waits to be told. */
export const avisosDoPrazo = ['vespera', 'ultimo', 'atrasado'] as const
export type AvisoDoPrazo = (typeof avisosDoPrazo)[number]

/** What is to be said of an incident on a day: from the business day before its term on; null for nothing. */
export function avisoDoPrazo(incidente: Comunicacao, hoje: DataIso): AvisoDoPrazo | null {
  const situacao = situacaoDoIncidente(incidente, hoje)
  if (situacao === 'atrasado') return 'atrasado'
  const prazo = prazoDeComunicar(incidente.conhecidoEm)
  if (situacao !== 'a_comunicar' || hoje < diasUteisAntes(prazo, 1)) return null
  return hoje === prazo ? 'ultimo' : 'vespera'
}

/** What the register holds of an incident (LGPD art. 48; Resolução CD/ANPD 15/2024, art. 10). */
const campos = {
  conhecidoEm: data,
  ocorridoEm: opcional(data),
  descricao: textoObrigatorio(4000, 10),
  categorias: z
    .array(z.enum(nomesDeCategorias))
    .min(1, 'Escolha ao menos um tipo de dado')
    .max(nomesDeCategorias.length)
    .refine((nomes) => new Set(nomes).size === nomes.length, 'Há um tipo repetido'),
  titulares: z.int().nonnegative('Informe zero ou mais').max(10_000_000),
  riscoRelevante: z.boolean(),
  avaliacao: textoObrigatorio(2000, 3),
  medidas: textoObrigatorio(4000, 3),
  anpdEm: opcional(data),
  anpdProtocolo: texto(60).optional(),
  titularesEm: opcional(data),
  semComunicacao: texto(1000).optional(),
}

export const incidenteSchema = z.strictObject(campos).superRefine((incidente, contexto) => {
  for (const [campo, message] of recusasDoIncidente(incidente))
    contexto.addIssue({ code: 'custom', path: [campo], message })
})
export type DadosDoIncidente = z.output<typeof incidenteSchema>

type Recusa = readonly [campo: keyof typeof campos, mensagem: string]

/** What is wrong with an incident as it was typed, field by field. */
export function recusasDoIncidente(
  incidente: Comunicacao & {
    readonly ocorridoEm?: DataIso | null | undefined
    readonly semComunicacao?: string | undefined
  },
): Recusa[] {
  const { conhecidoEm, ocorridoEm, anpdEm, titularesEm, riscoRelevante, semComunicacao } = incidente
  const recusas: (Recusa | false)[] = [
    !!ocorridoEm &&
      ocorridoEm > conhecidoEm && ['ocorridoEm', 'Aconteceu antes de ser conhecido: confira as datas'],
    !!anpdEm && anpdEm < conhecidoEm && ['anpdEm', 'A comunicação é depois do conhecimento'],
    !!titularesEm && titularesEm < conhecidoEm && ['titularesEm', 'A comunicação é depois do conhecimento'],
    !riscoRelevante &&
      !semComunicacao && ['semComunicacao', 'Diga por que não se comunica à ANPD e aos titulares'],
  ]
  return recusas.filter((recusa) => recusa !== false)
}

/** Dates of an incident that nobody can know yet, with the words for it. */
export const datasNoFuturo = (incidente: DadosDoIncidente, hoje: DataIso): Recusa[] =>
  (['conhecidoEm', 'ocorridoEm', 'anpdEm', 'titularesEm'] as const).flatMap((campo): Recusa[] => {
    const dia = incidente[campo]
    return dia && dia > hoje ? [[campo, 'Informe um dia até hoje']] : []
  })
