import { defineProcessList } from '../processo/lista.ts'
import { ferias } from '../processos/ferias/ferias.ts'

export const listaFerias = defineProcessList(ferias, {
  colunas: {
    matricula: { label: 'Matrícula', opcional: true },
    dias: { label: 'Dias' },
    retorno: { label: 'Volta', tipo: 'data' },
    periodo: { label: 'Período aquisitivo', opcional: true },
  },
  atualizado: 'Atualizada',
})
