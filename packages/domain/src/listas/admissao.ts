import { pessoais } from '../campos/pessoa.ts'
import { contrato } from '../campos/vinculo.ts'
import { defineDraftList, defineProcessList } from '../processo/lista.ts'
import { admissao } from '../processos/admissao/admissao.ts'
import { veCpf } from '../processos/admissao/visibilidade.ts'

const daAdmissao = {
  colunas: {
    cpf: { label: pessoais.cpf.label, opcional: true, visivel: veCpf },
    cargo: { label: contrato.cargo.label, opcional: true },
  },
} as const

export const listaAdmissao = defineProcessList(admissao, { ...daAdmissao, atualizado: 'Atualizada' })

export const listaRascunhos = defineDraftList(admissao, daAdmissao)
