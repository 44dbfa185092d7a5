import { falta } from '../../achado.ts'
import type { Pendencia } from '../../pendencia.ts'
import { isImigrante } from '../../codigos/pessoais.ts'
import { motivosDeAprendizagem } from '../../regras/admissao/aprendizagem.ts'
import { CATEGORIA_APRENDIZ } from '../../regras/admissao/idade.ts'
import {
  motivoDeRecusaDoImigrante,
  NACIONALIDADE_BRASIL,
  type MotivoDeImigrante,
} from '../../regras/admissao/imigrante.ts'
import { camposLabel } from './campos.ts'
import type { DadosParciais } from './etapas.ts'

// Answers that only some must give: other answers ask for them, and the schema of a field cannot.

const vazio = (etapa: string, campo: string, label: string): Pendencia =>
  falta('falta', `${label}: preencha este campo`, label, { etapa, campo })

const DO_IMIGRANTE = {
  FALTA_TEMPO_DE_RESIDENCIA: ['tempoResidencia', 'Informe o tempo de residência no Brasil.'],
  FALTA_CONDICAO_DE_INGRESSO: ['condicaoIngresso', 'Informe a condição de ingresso no Brasil.'],
} as const satisfies Partial<Record<MotivoDeImigrante, readonly [string, string]>>

/** Manual whose table judges the immigrant data of a worker. */
export const LEI_DO_IMIGRANTE = 'Manual do eSocial, S-2200 (trabImig)'

/** Missing data of an immigrant (MOS S-2200). */
export function faltaDoImigrante({ pessoais }: DadosParciais): Pendencia[] {
  const { nacionalidade, tempoResidencia, condicaoIngresso } = pessoais
  if (!nacionalidade || !isImigrante(nacionalidade)) return []
  const motivo = motivoDeRecusaDoImigrante(nacionalidade, tempoResidencia, condicaoIngresso)
  if (motivo === null || motivo === 'CONDICAO_INCOMPATIVEL') return []
  const [campo, mensagem] = DO_IMIGRANTE[motivo]
  return [
    falta(motivo.toLowerCase(), mensagem, camposLabel.pessoais[campo], {
      etapa: 'pessoais',
      campo,
      baseLegal: LEI_DO_IMIGRANTE,
    }),
  ]
}

const DO_NASCIMENTO = ['ufNascimento', 'municipioNascimento'] as const

/** Missing place of birth of whoever was born in Brazil. */
export function faltaDoNascimento({ pessoais }: DadosParciais): Pendencia[] {
  if (pessoais.paisNascimento !== NACIONALIDADE_BRASIL) return []
  return DO_NASCIMENTO.filter((campo) => !pessoais[campo]).map((campo) =>
    vazio('pessoais', campo, camposLabel.pessoais[campo]),
  )
}

const CONTA = ['banco', 'contaTipo', 'agencia', 'conta'] as const

/** Missing account for the pay, where the company is not to open one. */
export function faltaDaConta({ bancarios }: DadosParciais): Pendencia[] {
  if (bancarios.abrirConta === true) return []
  return CONTA.filter((campo) => !bancarios[campo]).map((campo) =>
    vazio('bancarios', campo, camposLabel.bancarios[campo]),
  )
}

/** Missing days and lines of whoever wants transport (Decreto 10.854/2021 art. 112). */
export function faltaDoTransporte({ beneficios }: DadosParciais): Pendencia[] {
  const { valeTransporte, linhas = [], escalaVtId } = beneficios
  if (valeTransporte !== true) return []
  const { escalaVtId: dias, linhas: trajeto } = camposLabel.beneficios
  return [
    ...(escalaVtId === undefined ? [vazio('beneficios', 'escalaVtId', dias)] : []),
    ...(linhas.length === 0
      ? [
          falta('sem_trajeto', 'Vale-transporte: informe ao menos uma linha do trajeto.', trajeto, {
            etapa: 'beneficios',
            campo: 'linhas',
            baseLegal: 'Decreto 10.854/2021 art. 112',
          }),
        ]
      : []),
  ]
}

/** The end that the contract of an apprentice has (CLT art. 428 § 3º). */
export function faltaDaAprendizagem({ vaga }: DadosParciais): Pendencia[] {
  if (vaga.categoria !== CATEGORIA_APRENDIZ || vaga.fimAprendizagem !== undefined) return []
  return [
    falta('aprendizagem_sem_fim', motivosDeAprendizagem.SEM_FIM, camposLabel.vaga.fimAprendizagem, {
      etapa: 'vaga',
      campo: 'fimAprendizagem',
      baseLegal: 'CLT art. 428 § 3º',
    }),
  ]
}

/** Everything that the answers so far ask for besides the fields that everybody fills in. */
export const exigidas = (parciais: DadosParciais): Pendencia[] =>
  [faltaDaAprendizagem, faltaDoImigrante, faltaDoNascimento, faltaDaConta, faltaDoTransporte].flatMap(
    (asked) => asked(parciais),
  )
