import { z } from 'zod'
import { situacoes } from '../importacao/situacoes.ts'
import { tipoNomes, tipos } from '../importacao/tipos.ts'
import { defineList } from './define-list.ts'

/** The filter for errors of a row as a whole, which name no column. */
export const LINHA_INTEIRA = 'linha'

const rotulosDeTipo = Object.fromEntries(
  tipoNomes.map((tipo) => [tipo, { label: maiuscula(tipos[tipo].titulo) }]),
)

function maiuscula(texto: string): string {
  return texto.charAt(0).toUpperCase() + texto.slice(1)
}

/** Past imports, the newest first. */
export const listaImportacoes = defineList({
  nome: 'Importações',
  colunas: {
    arquivoNome: { label: 'Arquivo', sortable: true },
    tipo: { label: 'O que traz', rotulos: rotulosDeTipo },
    criadaEm: { label: 'Enviada em', sortable: true, tipo: 'instante' },
    usuario: { label: 'Por' },
    linhas: { label: 'Linhas', sortable: true, tipo: 'numero' },
    novas: { label: 'Criados', tipo: 'numero' },
    situacao: { label: 'Situação', rotulos: situacoes },
  },
  filtros: { tipo: z.enum(tipoNomes, 'Tipo desconhecido').optional() },
  descricoes: { tipo: { label: 'O que traz', rotulos: rotulosDeTipo } },
  ordemPadrao: '-criadaEm',
})

/** What the check of one import found, in the order of the spreadsheet. */
export const listaErrosDeImportacao = defineList({
  nome: 'Erros da importação',
  colunas: {
    endereco: { label: 'Célula' },
    linha: { label: 'Linha', sortable: true, tipo: 'numero' },
    coluna: { label: 'Coluna' },
    valor: { label: 'O que está escrito' },
    mensagem: { label: 'O que fazer' },
  },
  filtros: {
    coluna: z
      .string()
      .regex(/^[a-zA-Z]{1,40}$/, 'Coluna desconhecida')
      .optional(),
  },
  descricoes: { coluna: { label: 'Coluna' } },
  ordemPadrao: 'linha',
})
