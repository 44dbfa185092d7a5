import { vinculo } from '../campos/vinculo.ts'
import { defineProcessList } from '../processo/lista.ts'
import { camposDoRemanejamento as campos } from '../processos/remanejamento/campos.ts'
import { remanejamento } from '../processos/remanejamento/remanejamento.ts'

export const listaRemanejamento = defineProcessList(remanejamento, {
  colunas: {
    matricula: { label: vinculo.matricula.label, opcional: true },
    destino: { label: 'Destino' },
    // Most of them are for good.
    retorno: { label: campos.retorno.label, tipo: 'data', opcional: true },
  },
  atualizado: 'Atualizado',
})
