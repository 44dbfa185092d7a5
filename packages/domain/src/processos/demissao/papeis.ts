import type { PapelSpec } from '../../processo/papel.ts'
import { quemConfere, rh } from './quem.ts'

const desdeAprovar = ['aprovada', 'em_aviso', 'desligado', 'em_conferencia', 'finalizada'] as const
const depoisDeDesligar = ['desligado', 'em_conferencia', 'finalizada'] as const
const comoRh = { grupos: rh, status: desdeAprovar } as const

/** The papers of a dismissal: they say why, or how much, so Rh prints them. Which of them a cause asks for, its notice says. */
export const papeisDaDemissao = {
  aviso_previo: { label: 'Aviso prévio do empregador', ...comoRh },
  aviso_do_empregado: { label: 'Aviso prévio do empregado', ...comoRh },
  pedido: { label: 'Pedido de demissão', ...comoRh },
  justa_causa: { label: 'Comunicação de dispensa por justa causa', ...comoRh },
  acordo: { label: 'Acordo de rescisão (art. 484-A)', ...comoRh },
  termino: { label: 'Comunicação do fim do contrato a termo', ...comoRh },
  demonstrativo: {
    label: 'Demonstrativo da rescisão (simulação)',
    grupos: rh,
    status: ['em_analise', ...desdeAprovar],
  },
  checklist: { label: 'Checklist do desligamento', ...comoRh },
  termo_devolucao: {
    label: 'Termo de devolução',
    grupos: ['Almoxarifado', ...rh],
    status: desdeAprovar,
  },
  encaminhamento_exame: {
    label: 'Encaminhamento ao exame demissional',
    grupos: ['Sesmt', ...rh],
    status: ['aprovada', 'em_aviso', 'desligado', 'em_conferencia'],
  },
  carta_referencia: {
    label: 'Carta de referência',
    grupos: [...new Set([...rh, ...quemConfere])],
    status: depoisDeDesligar,
  },
} as const satisfies Readonly<Record<string, PapelSpec>>

export type PapelDaDemissao = keyof typeof papeisDaDemissao
