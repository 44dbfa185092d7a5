import type { PapelSpec } from '../../processo/papel.ts'
import { gruposDe, setores } from '../../setores/setores.ts'

const depoisDeAprovar = ['aprovado', 'efetivado', 'retornado', 'finalizado'] as const

/** The papers of a transfer. */
export const papeisDoRemanejamento = {
  termo: { label: 'Termo de remanejamento', grupos: setores.rh.grupos, status: depoisDeAprovar },
  vale_transporte: {
    label: 'Nova opção de vale-transporte',
    grupos: setores.rh.grupos,
    status: depoisDeAprovar,
  },
  /** Whoever asks for transfers tells the client, without the pay. */
  comunicacao_tomador: {
    label: 'Comunicação ao tomador',
    grupos: [...new Set([...setores.rh.grupos, ...gruposDe('colaborador.transferir')])],
    status: depoisDeAprovar,
  },
} as const satisfies Readonly<Record<string, PapelSpec>>
