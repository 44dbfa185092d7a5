import { aditivoNovo } from '@rh/domain/contratos/aditivo'
import { mudaNoTipo, soDoTipo, type ParteDoAditivo } from '@rh/domain/contratos/partes-do-aditivo'
import { tiposAditivo, type TipoAditivo } from '@rh/domain/contratos/tabelas'
import { somarAnos, somarDias } from '@rh/domain/regras/calendario/datas'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../lib/format.ts'
import { hojeNaEmpresa } from '../../../lib/time/hoje.ts'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'
import { RadioInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { MoneyInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { TextareaInput, TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { useBaseVersion } from '../../../ui/form/use-base-version.ts'
import { MudancasDePosto } from './MudancasDePosto.tsx'
import { LocalCampos } from '../novo/LocaisCampos.tsx'
import { POSTO_EM_BRANCO, PostoCampos } from '../novo/PostoCampos.tsx'
import { opcoesDe } from '../opcoes.ts'
import { opcoesQuery, type Contrato } from '../queries.ts'
import { Reajuste } from './Reajuste.tsx'
import { useAtualizar } from '../use-atualizar.ts'
import { useCargos } from './use-cargos.ts'

interface AditivoDialogProps {
  readonly contrato: Contrato
  /** Filled in as an extension of twelve months, to be looked over. */
  readonly renovar?: boolean
  readonly onClose: () => void
}

/** Twelve months more from the day after the end. */
const renovacao = ({ fim }: Contrato) => ({
  tipo: 'prorrogacao',
  vigencia: somarDias(fim, 1),
  fim: somarAnos(fim, 1),
  descricao: 'Prorrogação da vigência por 12 meses',
})

// Empty answers, which the form tells apart from fields it does not have.
const emBranco = (contrato: Contrato, renovar: boolean) =>
  ({
    numero: `${contrato.aditivos.length + 1}º termo aditivo`,
    tipo: null,
    assinadoEm: '',
    vigencia: '',
    descricao: '',
    fim: null,
    valorMensalCentavos: null,
    postos: [],
    novosLocais: [],
    novosPostos: [],
    ...(renovar && renovacao(contrato)),
  }) as unknown as { numero: string }

/** A new amendment: what changes, from when. What is in force until then stays as it is. */
export function AditivoDialog({ contrato, renovar = false, onClose }: AditivoDialogProps) {
  const { id } = contrato
  const registrar = useAtualizar()
  // Another amendment meanwhile has taken its number, and may have changed the very values.
  const { saving } = useBaseVersion(contrato.versao, contrato.versao)
  return (
    <FormDialog
      title={renovar ? 'Renovar por 12 meses' : 'Novo aditivo'}
      text={`Contrato ${contrato.numero}. Nada do que já valeu é apagado: cada data continua mostrando o que valia nela.`}
      maxWidth="md"
      schema={aditivoNovo}
      defaultValues={emBranco(contrato, renovar)}
      submitLabel="Registrar aditivo"
      onSubmit={(dados) =>
        saving((versao) => registrar({ id, versao, acao: 'aditivo', dados: soDoTipo(dados) }))
      }
      onClose={onClose}
    >
      <RadioInput source="tipo" label="O que muda" options={opcoesDe(tiposAditivo)} />
      <TextInput source="numero" label="Número do termo" maxLength={30} cols={4} />
      <DateInput source="assinadoEm" label="Assinado em" max={hojeNaEmpresa()} cols={4} />
      <DateInput source="vigencia" label="Vale a partir de" min={contrato.inicio} cols={4} />
      <TextareaInput source="descricao" label="Descrição" rows={2} maxLength={2000} />
      <Partes contrato={contrato} />
    </FormDialog>
  )
}

const isTipo = (tipo: unknown): tipo is TipoAditivo => typeof tipo === 'string' && tipo in tiposAditivo

/** The fields of the chosen kind. */
function Partes({ contrato }: { readonly contrato: Contrato }) {
  const tipo = useFieldValue('tipo')
  if (!isTipo(tipo)) return null
  const tem = (parte: ParteDoAditivo): boolean => mudaNoTipo(tipo, parte)
  return (
    <>
      {tem('fim') && (
        <DateInput
          source="fim"
          label="Novo fim do contrato"
          helper={`Fim atual: ${formatDate(contrato.fim)}`}
          min={contrato.inicio}
          opcional={tipo !== 'prorrogacao'}
          cols={6}
        />
      )}
      <MoneyInput source="valorMensalCentavos" label="Novo valor mensal" opcional cols={6} />
      {tipo === 'reajuste' && <Reajuste postos={contrato.postos} />}
      {tem('postos') && <MudancasDePosto contrato={contrato} tipo={tipo} />}
      {tem('novos') && <Novos contrato={contrato} />}
    </>
  )
}

function Novos({ contrato }: { readonly contrato: Contrato }) {
  const { data: opcoes, isError: semOpcoes } = useQuery(opcoesQuery())
  const { cargos, semCargos } = useCargos(contrato)
  const novos = useFieldValue('novosLocais') as readonly { readonly nome?: string }[] | undefined
  const locais = [...contrato.locais.map(({ nome }) => nome), ...(novos ?? []).map(({ nome }) => nome ?? '')]
  return (
    <>
      <ArrayInput
        source="novosLocais"
        item="Local novo"
        addLabel="Adicionar local"
        blank={{ nome: '', endereco: '', municipioIbge: null }}
        empty=""
      >
        {(prefix) => <LocalCampos prefix={prefix} />}
      </ArrayInput>
      <ArrayInput
        source="novosPostos"
        item="Posto novo"
        addLabel="Adicionar posto"
        blank={POSTO_EM_BRANCO}
        empty=""
      >
        {(prefix) => (
          <PostoCampos
            prefix={prefix}
            locais={locais.filter(Boolean)}
            opcoes={opcoes}
            cargos={cargos}
            falhou={semOpcoes || semCargos}
          />
        )}
      </ArrayInput>
    </>
  )
}
