import { listaRemanejamento } from '@rh/domain/listas/remanejamento'
import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import type { LinhaDe } from '../processo/chamadas.ts'
import { defineTelaDoVinculo } from '../processo/tela-do-vinculo.tsx'

/** Remanejamento, as its list, its board and its area show it. */
export const tela = defineTelaDoVinculo<LinhaDe<'remanejamento'>>({
  tipo: 'remanejamento',
  process: remanejamento,
  genero: 'm',
  lista: { lista: listaRemanejamento, phone: ['prazo', 'aFazer', 'destino', 'data', 'status'] },
  atalhos: [{ view: 'remanejamento.fim', label: 'Fins de contrato', icon: 'contratos' }],
  agendada: (transicao) => (transicao === 'retornar' ? 'Volta' : 'Efetivação'),
})
