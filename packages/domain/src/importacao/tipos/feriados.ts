import { textoObrigatorio, uf } from '../../br/campos.ts'
import { celulaData, celulaSimNao, celulaTexto } from '../celula.ts'
import { coluna, colunaOpcional, defineImportacao, type ValoresDe } from '../define.ts'

export const celulaUf = celulaTexto.transform((texto) => texto.toUpperCase()).pipe(uf)

export const feriados = defineImportacao({
  tipo: 'feriados',
  titulo: 'feriados',
  label: { one: 'feriado', many: 'feriados' },
  descricao:
    'Feriados estaduais e municipais. Os nacionais o sistema já calcula. Sem município, o feriado vale para o estado inteiro.',
  existente:
    'O que já está cadastrado no mesmo dia e lugar fica como está; com outro nome, a linha é recusada.',
  colunas: {
    nome: coluna('Nome', celulaTexto.pipe(textoObrigatorio(80, 2)), {
      exemplo: 'Aniversário da cidade',
      sinonimos: ['feriado', 'descrição', 'nome do feriado'],
    }),
    data: coluna('Data', celulaData, {
      exemplo: '25/01/2026',
      ajuda: 'Dia/mês/ano. Em um feriado anual, valem o dia e o mês.',
      sinonimos: ['dia', 'data do feriado'],
    }),
    anual: coluna('Repete todo ano', celulaSimNao, {
      exemplo: 'Sim',
      ajuda: 'Sim, todo ano no mesmo dia; Não, só nesta data.',
      sinonimos: ['anual', 'repete', 'fixo'],
      opcoes: ['Sim', 'Não'],
    }),
    uf: coluna('UF', celulaUf, { exemplo: 'SP', sinonimos: ['estado', 'sigla do estado'] }),
    municipio: colunaOpcional('Município', celulaTexto.pipe(textoObrigatorio(60, 2)), {
      exemplo: 'São Paulo',
      ajuda: 'Em branco, o feriado é do estado.',
      sinonimos: ['cidade', 'localidade'],
    }),
    fundamento: coluna('Fundamento', celulaTexto.pipe(textoObrigatorio(160, 2)), {
      exemplo: 'Lei Municipal 14.485/2007',
      ajuda: 'A lei ou o decreto que cria o feriado.',
      sinonimos: ['lei', 'base legal', 'decreto'],
    }),
  },
  chave: ['uf', 'municipio', 'data', 'anual'],
})

export type FeriadoImportado = ValoresDe<typeof feriados>
