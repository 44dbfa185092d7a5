import { vinculo } from '../campos/vinculo.ts'
import { defineProcessList } from '../processo/lista.ts'
import { camposDaPromocao } from '../processos/promocao/campos.ts'
import { promocao } from '../processos/promocao/promocao.ts'

export const listaPromocao = defineProcessList(promocao, {
  colunas: {
    matricula: { label: vinculo.matricula.label, opcional: true },
    cargo: { label: camposDaPromocao.cargoId.label },
  },
  atualizado: 'Atualizada',
})
