import type { Etapa } from '@rh/domain/processos/admissao/etapas'
import { asRows, type RawSheet } from '@rh/domain/processo/raw-form'

type Resumo = (dados: RawSheet, valor: (campo: string) => string) => string

const juntos = (partes: readonly (string | false)[], entre = ' · '): string =>
  partes.filter(Boolean).join(entre)

/** One line of each step, for the review. */
export const resumos = {
  vaga: (_, valor) => juntos([valor('postoId'), valor('dataPrevista'), valor('salarioCentavos')]),
  pessoais: (_, valor) =>
    juntos([valor('cpf') && `CPF ${valor('cpf')}`, valor('nascimento'), valor('estadoCivil')]),
  documentos: (_, valor) =>
    juntos([
      valor('rg') && `RG ${juntos([valor('rg'), valor('rgOrgao'), valor('rgUf')], ' ')}`,
      valor('pis'),
    ]),
  endereco: (_, valor) =>
    juntos(
      [
        juntos([valor('tipoLogradouro'), valor('logradouro')], ' '),
        valor('numero'),
        valor('bairro'),
        juntos([valor('municipio'), valor('uf')], ' '),
      ],
      ', ',
    ),
  dependentes: ({ lista }, valor) => (asRows(lista).length === 0 ? 'Nenhum' : valor('lista')),
  bancarios: ({ abrirConta }, valor) =>
    abrirConta === true
      ? 'A empresa abre a conta-salário'
      : juntos([
          valor('banco'),
          valor('agencia') && `agência ${valor('agencia')}`,
          valor('conta') && `conta ${juntos([valor('conta'), valor('contaDigito')], '-')}`,
        ]),
  beneficios: ({ valeTransporte, valeRefeicao, cestaBasica }, valor) =>
    juntos([
      valeTransporte === true && `Vale-transporte: ${valor('linhas')}`,
      valeTransporte === false && 'Sem vale-transporte',
      valeRefeicao === true && 'vale-refeição',
      cestaBasica === true && 'cesta básica',
    ]),
  uniforme: (_, valor) => valor('tamanhos'),
} as const satisfies { readonly [E in Etapa]: Resumo }
