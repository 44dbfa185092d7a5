// Ready texts of what the law makes an employer tell, each with its article. What only the company knows stands between
// square brackets, and a notice that still has one is not published.

interface Secao {
  readonly titulo: string
  readonly texto: string
}

/** The notice of Lei 15.377/2026, on paper at the admission and on the screen afterwards. */
export const avisoDeSaude = {
  titulo: 'Aviso sobre vacinação e prevenção do câncer',
  base: 'Lei 15.377/2026; CLT arts. 169-A e 473, XII',
  secoes: [
    {
      titulo: 'Vacinação',
      texto:
        'Acompanhe as campanhas oficiais de vacinação, inclusive contra o papilomavírus humano (HPV), e procure a ' +
        'unidade de saúde mais próxima.',
    },
    {
      titulo: 'Prevenção do câncer',
      texto:
        'Os exames preventivos, como os de mama, colo do útero e próstata, permitem descobrir a doença cedo, quando o ' +
        'tratamento dá mais resultado.',
    },
    {
      titulo: 'Dias para os exames',
      texto:
        'Para fazer exames preventivos de câncer, a pessoa pode faltar até 3 dias a cada 12 meses de trabalho sem ' +
        'prejuízo do salário, com o comprovante do exame (CLT art. 473, XII).',
    },
  ],
} as const satisfies { titulo: string; base: string; secoes: readonly Secao[] }

export interface Modelo {
  readonly titulo: string
  /** The law that asks for it. */
  readonly base: string
  readonly texto: string
  readonly exigeCiencia: boolean
}

const paragrafos = (...partes: readonly string[]): string => partes.join('\n\n')

export const modelosDeComunicado = {
  saude: {
    titulo: avisoDeSaude.titulo,
    base: avisoDeSaude.base,
    texto: paragrafos(
      'A empresa informa a todas as pessoas que trabalham nela:',
      ...avisoDeSaude.secoes.map(({ titulo, texto }) => `${titulo}: ${texto}`),
    ),
    exigeCiencia: true,
  },
  assedio: {
    titulo: 'Regras de conduta e canal de denúncia contra o assédio',
    base: 'Lei 14.457/2022, art. 23',
    texto: paragrafos(
      'O assédio sexual e as outras formas de violência no trabalho não são tolerados nesta empresa, venham de quem vierem: chefia, colegas, tomadores do serviço ou visitantes.',
      'Quem sofrer ou presenciar um caso pode denunciar por [canal de denúncia]. A denúncia pode ser anônima, é apurada por [responsável pela apuração], e quem denuncia não sofre punição por isso.',
      'Confirmado o caso, a empresa aplica as medidas disciplinares previstas em lei, sem prejuízo da responsabilidade criminal.',
      'As regras de conduta completas estão em [onde encontrar as regras].',
    ),
    exigeCiencia: true,
  },
  riscos: {
    titulo: 'Riscos do trabalho e medidas de prevenção',
    base: 'CLT art. 157, II; NR-1, item 1.4.1, “c”',
    texto: paragrafos(
      'Estes são os riscos das atividades de [local ou atividade] e as medidas de prevenção adotadas:',
      '[riscos e medidas de prevenção]',
      'Use sempre o equipamento de proteção que recebeu e siga as ordens de serviço. Diante de um risco grave e iminente, interrompa a tarefa e avise a chefia na hora.',
    ),
    exigeCiencia: true,
  },
  cipa: {
    titulo: 'Eleição da CIPA: inscrição de candidatos',
    base: 'NR-5, item 5.5.3; CLT art. 164',
    texto: paragrafos(
      'Está aberta a inscrição para a eleição dos representantes dos empregados na CIPA, de [início das inscrições] a [fim das inscrições], com [onde se inscrever].',
      'Pode se candidatar quem trabalha no estabelecimento, qualquer que seja o setor. A votação é secreta e será em [data e local da votação], durante o expediente.',
      'Quem se inscreve recebe comprovante e não pode ser dispensado sem justa causa até a eleição; quem é eleito, até um ano depois do mandato (ADCT art. 10, II, “a”).',
    ),
    exigeCiencia: false,
  },
  coletivas: {
    titulo: 'Férias coletivas',
    base: 'CLT art. 139, § 3º',
    texto: paragrafos(
      'A empresa concederá férias coletivas de [primeiro dia] a [último dia] a [setores ou estabelecimentos].',
      'O pagamento das férias e do abono de um terço é feito até dois dias antes do início (CLT art. 145).',
      'Quem tem menos de doze meses de empresa goza férias proporcionais, e um novo período aquisitivo começa nessa data (CLT art. 140).',
    ),
    exigeCiencia: true,
  },
  transparencia: {
    titulo: 'Relatório de transparência salarial',
    base: 'Lei 14.611/2023, art. 5º',
    texto: paragrafos(
      'O relatório de transparência salarial e de critérios remuneratórios do [semestre] está publicado em [endereço da publicação] e anexado a este comunicado.',
      'Ele compara, sem identificar ninguém, a remuneração de mulheres e homens que fazem o mesmo trabalho.',
    ),
    exigeCiencia: false,
  },
  dados: {
    titulo: 'Como tratamos os seus dados pessoais',
    base: 'Lei 13.709/2018 (LGPD), arts. 9º e 18',
    texto: paragrafos(
      'A empresa trata os dados pessoais de quem trabalha nela para cumprir o contrato de trabalho e as obrigações trabalhistas, previdenciárias, fiscais e de saúde e segurança, e os compartilha com os órgãos públicos, os bancos e as operadoras de benefícios que essas obrigações envolvem.',
      'Você pode pedir a confirmação do tratamento, o acesso aos seus dados e a correção do que estiver errado a [encarregado pelos dados], por [contato].',
      'Os prazos de guarda são os da lei; depois deles, os dados são eliminados.',
    ),
    exigeCiencia: true,
  },
} as const satisfies Readonly<Record<string, Modelo>>
export type CodigoDoModelo = keyof typeof modelosDeComunicado
