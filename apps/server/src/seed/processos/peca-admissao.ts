import { admissao } from '@rh/domain/processos/admissao/admissao'
import { etapaNomes, type Etapa } from '@rh/domain/processos/admissao/etapas'
import { validadeDoExame } from '@rh/domain/processos/admissao/paineis'
import { compararRascunhos, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import type { ParecerOf, StatusOf, TransitionOf } from '@rh/domain/processo/define'
import { prazosDaAdmissao } from '@rh/domain/regras/esocial/prazos'
import type { Passo, Peca } from './roteiro.ts'

export type StatusDaAdmissao = StatusOf<typeof admissao>
type Parecer = ParecerOf<typeof admissao>
/** One act in the script of an admission. */
export type PassoDaAdmissao = Passo<TransitionOf<typeof admissao>, Parecer>

/** What each sector fills in when it approves. */
const pareceres = (dia: string, { uniforme }: Rascunho) =>
  ({
    vaga: {},
    exame: {
      dataExame: dia,
      medico: 'Dra. Inês Cavalcante',
      crm: 'CRM-SP 104233',
      resultado: 'apto',
      validoAte: validadeDoExame(dia, true),
    },
    documentos: {},
    // The sizes of the form: nothing was exchanged.
    uniforme: { pecas: uniforme?.['tamanhos'] ?? [] },
    entrega: { entregueEm: dia, pecas: [] },
  }) as const satisfies Record<Parecer, unknown>

/** Admissão on the stage: drafted step by step, effected on the eve of its start at the latest. */
export const pecaAdmissao: Peca<Rascunho> = {
  process: admissao,
  comparar: compararRascunhos,
  rascunhos: (dados) => {
    const feitas = etapaNomes.filter((etapa, i) => i === 0 || etapa in dados)
    return feitas.map((etapa, i) => ({
      etapa,
      dados: Object.fromEntries(feitas.slice(0, i + 1).map((nome) => [nome, dados[nome] ?? {}])),
    }))
  },
  comCampo: (dados, { corrigir: etapa, campo }, valor) => ({
    ...dados,
    [etapa]: { ...dados[etapa as Etapa], [campo]: valor },
  }),
  campoDe: (dados, { corrigir: etapa, campo }) => dados[etapa as Etapa]?.[campo],
  dadosDoParecer: (parecer, dia, dados) => pareceres(dia, dados)[parecer as Parecer],
  diaDe: (_, dados) => {
    const inicio = dados.vaga?.dataPrevista
    return typeof inicio === 'string' ? prazosDaAdmissao(inicio).enviarAte : null
  },
}
