import { condicoesDeDocumento, momentosDoDocumento, obrigatoriedades } from '@rh/domain/cadastros/documento'
import type { LinhaDe } from './chamadas.ts'
import { CheckboxInput, RadioInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { ComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { IntegerInput } from '../../ui/form/inputs/NumberInput.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useFieldValue } from '../../ui/form/use-field.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { opcoesDe } from './opcoes.ts'
import { CadastroTela } from './CadastroTela.tsx'
import type { TelaDeCadastro } from './tela.ts'

function Campos() {
  const isCondicional = useFieldValue('obrigatoriedade') === 'condicional'
  return (
    <>
      <TextInput source="descricao" label="Documento" cols={8} maxLength={120} />
      <TextInput source="codigo" label="Código" cols={4} maxLength={30} />
      <RadioInput
        source="obrigatoriedade"
        label="Exigência"
        options={Object.entries(obrigatoriedades).map(([value, label]) => ({ value, label }))}
      />
      {isCondicional && (
        <ComboInput
          source="condicao"
          label="A quem se pede"
          options={opcoesDe(condicoesDeDocumento)}
          helper="A lista da admissão é montada por estas condições"
        />
      )}
      <RadioInput
        source="momento"
        label="Quando precisa estar entregue"
        options={Object.entries(momentosDoDocumento).map(([value, label]) => ({ value, label }))}
      />
      <TextInput
        source="fundamento"
        label="Fundamento"
        cols={8}
        maxLength={160}
        opcional
        helper="A lei ou a razão de pedir: sem ela, melhor não pedir"
      />
      <IntegerInput source="validadeMeses" label="Validade" cols={4} max={3} end="meses" opcional />
      <CheckboxInput
        source="sensivel"
        label="Dado sensível (saúde, filiação sindical, origem racial)"
        helper="Só os setores que precisam abrem o arquivo (LGPD art. 5º II)"
      />
    </>
  )
}

const condicaoDe = ({ condicao }: LinhaDe<'tipodocumento'>): string =>
  condicao && condicao in condicoesDeDocumento
    ? condicoesDeDocumento[condicao as keyof typeof condicoesDeDocumento]
    : 'Todos'

const tela: TelaDeCadastro<'tipodocumento'> = {
  nome: 'tipodocumento',
  cells: {
    obrigatoriedade: ({ obrigatoriedade }) => obrigatoriedades[obrigatoriedade],
    condicao: condicaoDe,
    sensivel: ({ sensivel }) => (sensivel ? <StatusChip label="Sensível" tone="warning" /> : '–'),
  },
  phone: ['obrigatoriedade', 'condicao', 'sensivel'],
  busca: 'Buscar por documento ou código',
  filtros: [
    {
      kind: 'choice',
      filtro: 'obrigatoriedade',
      label: 'Exigência',
      options: opcoesDe(obrigatoriedades),
    },
  ],
  vazio: 'A lista de documentos de cada admissão sai daqui.',
  titulo: ({ descricao }) => descricao,
  valores: (linha) => ({
    codigo: linha?.codigo ?? '',
    descricao: linha?.descricao ?? '',
    obrigatoriedade: linha?.obrigatoriedade ?? 'obrigatorio',
    condicao: linha?.condicao ?? null,
    momento: linha?.momento ?? 'aprovacao',
    fundamento: linha?.fundamento ?? '',
    sensivel: linha?.sensivel ?? false,
    validadeMeses: linha?.validadeMeses ?? null,
  }),
  Campos,
}

export const Tela = () => <CadastroTela tela={tela} />
