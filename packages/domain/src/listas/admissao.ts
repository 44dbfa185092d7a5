import { defineDraftList, defineProcessList } from '../processo/lista.ts'
import { admissao } from '../processos/admissao/admissao.ts'
import { veCpf } from '../processos/admissao/visibilidade.ts'

const daAdmissao = {
  colunas: {
    cpf: { label: 'CPF', opcional: true, visivel: veCpf },
    cargo: { label: 'Cargo', opcional: true },
  },
} as const

export const listaAdmissao = defineProcessList(admissao, { ...daAdmissao, atualizado: 'Atualizada' })

export const listaRascunhos = defineDraftList(admissao, daAdmissao)
