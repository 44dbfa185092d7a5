import { listaFerias } from '@rh/domain/listas/ferias'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { setores } from '@rh/domain/setores/setores'
import { formatDate } from '../../lib/format.ts'
import type { LinhaDe } from '../processo/chamadas.ts'
import { renderDuas } from '../processo/lista/celulas.tsx'
import { AVencer } from './a-vencer/AVencer.tsx'
import { defineTela } from '../processo/tela.ts'

type Linha = LinhaDe<'ferias'>

/** Férias, as their list, their board and their area show them. */
export const tela = defineTela({
  tipo: 'ferias',
  process: ferias,
  genero: 'fp',
  lista: {
    lista: listaFerias,
    cells: {
      nome: ({ nome, matricula }: Linha) => renderDuas(nome, matricula && `Matrícula ${matricula}`),
      retorno: ({ retorno }: Linha) => retorno && formatDate(retorno),
    },
    phone: ['numero', 'data', 'dias', 'status'],
    busca: 'Buscar por nome ou número',
    filtros: [{ kind: 'dates', de: 'feriasDe', ate: 'feriasAte', label: 'Início' }],
    vazio: {
      criando: 'Escolha a pessoa entre os colaboradores e use Marcar férias na ficha dela.',
      esperando: 'As férias aparecem aqui quando alguém as marca na ficha de um colaborador.',
    },
  },
  agendada: (status) => (status === 'em_gozo' ? 'Encerramento' : 'Início do gozo'),
  AoLado: AVencer,
  atalhos: [{ view: 'ferias.mapa', label: 'Mapa do ano', icon: 'calendario' }],
  // Notice and receipt say the pay.
  anexos: { quemVeSensiveis: setores.rh.grupos },
  // Days taken and given back change the periods of the person.
  envelhecidas: ['GET /api/colaborador/obter/:id', 'GET /api/colaborador/historico/:id'],
})
