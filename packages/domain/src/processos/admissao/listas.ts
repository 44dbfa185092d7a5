import { z } from 'zod'
import { centavos, cpf, data, id, opcional, textoObrigatorio } from '../../br/campos.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import { parentescos } from '../../codigos/parentescos.ts'
import { listaDe } from '../../processo/folha.ts'

/** The lists of the form, by step and field; `etapas.ts` puts them in their places. */
export const listas = {
  dependentes: {
    lista: listaDe(
      'Dependente',
      {
        nome: textoObrigatorio(70, 2),
        cpf: opcional(cpf),
        nascimento: data,
        parentesco: z.enum(codigosDe(parentescos), 'Escolha o parentesco'),
        impostoRenda: opcional(z.boolean()),
        salarioFamilia: opcional(z.boolean()),
        incapaz: opcional(z.boolean()),
        pensao: opcional(z.boolean()),
      },
      {
        nome: 'Nome',
        cpf: 'CPF',
        nascimento: 'Nascimento',
        parentesco: 'Parentesco',
        impostoRenda: 'Imposto de renda',
        salarioFamilia: 'Salário-família',
        incapaz: 'Incapaz para o trabalho',
        pensao: 'Pensão alimentícia',
      },
      20,
    ),
  },
  beneficios: {
    linhas: listaDe(
      'Linha',
      {
        operadora: textoObrigatorio(60, 2),
        linha: textoObrigatorio(60),
        tarifaCentavos: centavos
          .min(1, 'Informe a tarifa')
          .max(10_000, 'Confira a tarifa: passa de R$ 100,00'),
        /** Fares of a day: two for there and back. */
        viagensDia: z.int('Informe quantas viagens por dia').min(1, 'Ao menos uma').max(8, 'No máximo 8'),
      },
      { operadora: 'Operadora', linha: 'Linha', tarifaCentavos: 'Tarifa', viagensDia: 'Viagens por dia' },
      12,
    ),
  },
  uniforme: {
    tamanhos: listaDe(
      'Peça',
      { itemId: id, tamanho: textoObrigatorio(20) },
      { itemId: 'Peça', tamanho: 'Tamanho' },
      40,
    ),
  },
} as const
