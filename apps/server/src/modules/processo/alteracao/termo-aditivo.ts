import { formatCpf } from '@rh/domain/br/mascaras'
import type { Bloco } from 'pdfmake'
import { assinaturas, clausula, secao, type Papel } from '../../../papeis/papel.ts'
import { empregado, empregadora, empresaDe, TESTEMUNHAS } from '../../../papeis/textos.ts'
import type { PapelDoVinculo } from '../papel-do-vinculo.ts'

/** Addendum to the employment contract: a change holds by mutual consent and without loss (CLT art. 468). */
export const termoAditivo = ({ timbre, pessoa }: PapelDoVinculo, mudanca: Bloco): Papel => ({
  titulo: 'Termo aditivo ao contrato de trabalho',
  assunto: 'CLT arts. 29 e 468',
  corpo: [
    clausula(
      `Entre ${empresaDe(timbre)}, empregadora, e ${pessoa.nome}, CPF ${formatCpf(pessoa.cpf)}, ` +
        'empregado(a), fica ajustado, por mútuo consentimento:',
    ),
    secao('Alteração'),
    mudanca,
    clausula(
      'As demais condições do contrato permanecem como estão. A alteração não traz prejuízo ao(à) empregado(a).',
    ),
    assinaturas(timbre.municipio, [empregadora(timbre), empregado(pessoa.nome)]),
    assinaturas(null, TESTEMUNHAS),
  ],
})
