import { listaPromocao } from '@rh/domain/listas/promocao'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import type { LinhaDe } from '../processo/chamadas.ts'
import { defineTelaDoVinculo } from '../processo/tela-do-vinculo.tsx'

/** Promoção, as its list, its board and its area show it. */
export const tela = defineTelaDoVinculo<LinhaDe<'promocao'>>({
  tipo: 'promocao',
  process: promocao,
  genero: 'f',
  lista: { lista: listaPromocao, phone: ['prazo', 'aFazer', 'cargo', 'data', 'status'] },
  agendada: () => 'Efetivação',
  atalhos: [
    { view: 'promocao.reajuste', label: 'Reajuste da convenção', icon: 'promocao' },
    { view: 'promocao.postos', label: 'Escala e salário de postos', icon: 'remanejamento' },
  ],
})
