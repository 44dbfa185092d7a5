import { normas } from '@rh/domain/cadastros/cargo'
import {
  condicoesDeDocumento,
  momentosDoDocumento,
  obrigatoriedades,
  processosDoDocumento,
} from '@rh/domain/cadastros/documento'
import { tipoDeEntrada, tiposProcesso } from '@rh/domain/processo/tipos'
import { isPronta } from '@rh/domain/setores/ainda'
import type { LinhaDe } from './chamadas.ts'
import { ChecksInput } from '../../ui/form/inputs/ChecksInput.tsx'
import { CheckboxInput, RadioInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { ComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { IntegerInput } from '../../ui/form/inputs/NumberInput.tsx'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useFieldValue } from '../../ui/form/use-field.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { opcoesDe } from './opcoes.ts'
import { CadastroTela } from './CadastroTela.tsx'
import type { TelaDeCadastro } from './tela.ts'

/** Kinds of process that this version has; a document of another one keeps it. */
const processos = opcoesDe(processosDoDocumento).filter(({ value }) =>
  tiposProcesso.some((tipo) => tipo === value && isPronta(`${tipo}.listar`)),
)

function Campos() {
  const isCondicional = useFieldValue('obrigatoriedade') === 'condicional'
  return (
    <>
      <TextInput source="descricao" label="Documento" cols={8} maxLength={120} />
      <TextInput source="codigo" label="Código" cols={4} maxLength={30} />
      <ChecksInput source="processos" label="Processos que pedem este documento" options={processos} />
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
          helper="A lista de cada processo é montada por estas condições"
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
      <SelectInput
        source="norma"
        label="Treinamento que comprova"
        options={opcoesDe(normas)}
        placeholder="Nenhum"
        opcional
        helper="Conta na cobertura e no remanejamento enquanto valer; pode não ser de nenhum processo"
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
    processos: (linha) =>
      linha.processos.map((tipo) => processosDoDocumento[tipo]).join(', ') || 'Só na ficha',
    obrigatoriedade: ({ obrigatoriedade }) => obrigatoriedades[obrigatoriedade],
    condicao: condicaoDe,
    norma: ({ norma }) => norma ?? '–',
    sensivel: ({ sensivel }) => (sensivel ? <StatusChip label="Sensível" tone="warning" /> : '–'),
  },
  phone: ['processos', 'obrigatoriedade', 'condicao', 'sensivel'],
  busca: 'Buscar por documento ou código',
  filtros: [
    { kind: 'choice', filtro: 'processo', label: 'Processo', options: processos },
    {
      kind: 'choice',
      filtro: 'obrigatoriedade',
      label: 'Exigência',
      options: opcoesDe(obrigatoriedades),
    },
  ],
  vazio: 'A lista de documentos de cada processo sai daqui.',
  titulo: ({ descricao }) => descricao,
  valores: (linha) => ({
    codigo: linha?.codigo ?? '',
    descricao: linha?.descricao ?? '',
    processos: linha?.processos ?? [tipoDeEntrada],
    obrigatoriedade: linha?.obrigatoriedade ?? 'obrigatorio',
    condicao: linha?.condicao ?? null,
    momento: linha?.momento ?? 'aprovacao',
    fundamento: linha?.fundamento ?? '',
    sensivel: linha?.sensivel ?? false,
    validadeMeses: linha?.validadeMeses ?? null,
    norma: linha?.norma ?? null,
  }),
  Campos,
}

export const Tela = () => <CadastroTela tela={tela} />
