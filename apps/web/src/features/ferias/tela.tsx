import { listaFerias } from '@rh/domain/listas/ferias'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { formatDate } from '../../lib/format.ts'
import type { LinhaDe } from '../processo/chamadas.ts'
import { defineTelaDoVinculo } from '../processo/tela-do-vinculo.tsx'

/** Férias, as their list, their board and their area show them. */
export const tela = defineTelaDoVinculo<LinhaDe<'ferias'>>({
  tipo: 'ferias',
  process: ferias,
  genero: 'fp',
  lista: {
    lista: listaFerias,
    cells: { retorno: ({ retorno }) => retorno && formatDate(retorno) },
    phone: ['prazo', 'aFazer', 'data', 'dias', 'status'],
  },
  agendada: (status) => (status === 'em_gozo' ? 'Encerramento' : 'Início do gozo'),
  atalhos: [
    { view: 'ferias.coletivas', label: 'Férias coletivas', icon: 'ferias' },
    { view: 'ferias.mapa', label: 'Mapa do ano', icon: 'calendario' },
  ],
})
