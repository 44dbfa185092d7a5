import { assinaturas, secao, tabelaDe, type Papel } from '../../../papeis/papel.ts'
import { empregado } from '../../../papeis/textos.ts'
import type { FatosDoPapel } from './fatos.ts'
import { lugarDe } from './textos.ts'

/** Receipt of uniform and EPI (NR-6 item 6.5.1). Only what the stores need: name, post, sizes. */
export const reciboUniforme = (fatos: FatosDoPapel): Papel => ({
  titulo: 'Recibo de uniforme e equipamento de proteção individual',
  assunto: `${fatos.dados.pessoais.nome} · ${fatos.posto.cargo} · ${fatos.posto.local} · NR-6`,
  corpo: [
    secao('Peças entregues'),
    tabelaDe(
      ['Peça', 'Tipo', 'CA', 'Tamanho', 'Quantidade', 'Entregue em', 'Visto'],
      fatos.kit.map(({ descricao, tipo, ca, tamanho, quantidade }) => [
        descricao,
        tipo === 'epi' ? 'EPI' : 'Uniforme',
        ca ?? '–',
        tamanho || '–',
        String(quantidade),
        '___/___/_____',
        '________',
      ]),
      ['*', 45, 35, 45, 55, 65, 45],
    ),
    {
      style: 'clausula',
      margin: [0, 12, 0, 6],
      text:
        'Recebi as peças acima em perfeito estado e sem custo, fui orientado(a) e treinado(a) sobre o uso, a guarda e a ' +
        'conservação delas, e me comprometo a usá-las durante o trabalho, a comunicar o que as torne impróprias para o ' +
        'uso e a devolvê-las quando substituídas ou ao fim do contrato (NR-6; CLT art. 158).',
    },
    assinaturas(lugarDe(fatos), ['Almoxarifado', empregado(fatos.dados.pessoais.nome)]),
  ],
})
