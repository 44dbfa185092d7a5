import { defineProcessList } from '../processo/lista.ts'
import { promocao } from '../processos/promocao/promocao.ts'

export const listaPromocao = defineProcessList(promocao, {
  colunas: {
    matricula: { label: 'Matrícula', opcional: true },
    cargo: { label: 'Novo cargo' },
  },
  atualizado: 'Atualizada',
})
