import { assinaturas, secao, type Papel } from '../../../papeis/papel.ts'
import type { FatosDoPapel } from './fatos.ts'
import { empresaDe, lugarDe, pessoaDe } from './textos.ts'

const clausula = (text: string): Papel['corpo'][number] => ({ style: 'clausula', text })

/** The notice of Lei 15.377/2026: vaccination, prevention of cancer, and the paid days for the exams. */
export const avisoSaude = (fatos: FatosDoPapel): Papel => ({
  titulo: 'Aviso sobre vacinação e prevenção do câncer',
  assunto: 'Lei 15.377/2026; CLT arts. 169-A e 473, XII',
  corpo: [
    clausula(`${empresaDe(fatos)} informa a ${pessoaDe(fatos)}:`),
    secao('Vacinação'),
    clausula(
      'acompanhe as campanhas oficiais de vacinação, inclusive contra o papilomavírus humano (HPV), e procure a ' +
        'unidade de saúde mais próxima;',
    ),
    secao('Prevenção do câncer'),
    clausula(
      'os exames preventivos, como os de mama, colo do útero e próstata, permitem descobrir a doença cedo, quando o ' +
        'tratamento dá mais resultado;',
    ),
    secao('Dias para os exames'),
    clausula(
      'para fazer exames preventivos de câncer, a pessoa pode faltar até 3 dias a cada 12 meses de trabalho sem ' +
        'prejuízo do salário, com o comprovante do exame (CLT art. 473, XII).',
    ),
    clausula('A pessoa declara que recebeu este aviso.'),
    assinaturas(lugarDe(fatos), ['Empregado(a)']),
  ],
})
