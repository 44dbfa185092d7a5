import { useWatch } from 'react-hook-form'
import { texto, textoObrigatorio } from '@rh/domain/br/campos'
import { codigosDe } from '@rh/domain/codigos/codigos'
import {
  camposDaFolha,
  formatosDeColuna,
  formatosDoCampo,
  type CampoDaFolhaNome,
  type ColunaDaFolha,
} from '@rh/domain/integracoes/folha'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useSetFields } from '../../../ui/form/use-field.ts'

const CONSTANTE = 'constante'

const schemaCom = (outras: readonly string[]) =>
  z.object({
    campo: z.enum([CONSTANTE, ...codigosDe(camposDaFolha)], 'Escolha o que a coluna tem'),
    titulo: textoObrigatorio(60).refine(
      (titulo) => !outras.some((outra) => outra.toLowerCase() === titulo.toLowerCase()),
      'Já há uma coluna com este título',
    ),
    formato: z.enum(codigosDe(formatosDeColuna)),
    constante: texto(120),
  })

const opcoes = [
  { value: CONSTANTE, label: 'Um texto fixo' },
  ...codigosDe(camposDaFolha).map((value) => ({
    value,
    label: `${camposDaFolha[value].grupo}: ${camposDaFolha[value].label}`,
  })),
]

const emBranco = { titulo: '', formato: 'padrao', constante: '' } as const

interface ColunaDialogProps {
  readonly coluna: ColunaDaFolha
  /** Titles of the other columns. */
  readonly outras: readonly string[]
  readonly onPronta: (coluna: ColunaDaFolha) => void
  readonly onClose: () => void
}

/** One column: what it holds, under which title, and how it is written. */
export function ColunaDialog({ coluna, outras, onPronta, onClose }: ColunaDialogProps) {
  const isNova = coluna.titulo === ''
  return (
    <FormDialog
      title={isNova ? 'Nova coluna' : `Coluna ${coluna.titulo}`}
      schema={schemaCom(outras)}
      defaultValues={isNova ? emBranco : { ...coluna, campo: coluna.campo ?? CONSTANTE }}
      submitLabel={isNova ? 'Adicionar' : 'Pronto'}
      onSubmit={async ({ campo, titulo, formato, constante }) =>
        onPronta(
          campo === CONSTANTE
            ? { campo: null, titulo, formato: 'padrao', constante }
            : { campo, titulo, formato, constante: '' },
        )
      }
      onClose={onClose}
    >
      <Campos />
    </FormDialog>
  )
}

function Campos() {
  const campo: unknown = useWatch({ name: 'campo' })
  const titulo: unknown = useWatch({ name: 'titulo' })
  const setFields = useSetFields()
  const nome = typeof campo === 'string' && campo in camposDaFolha ? (campo as CampoDaFolhaNome) : null
  return (
    <>
      <SelectInput
        source="campo"
        label="O que a coluna tem"
        options={opcoes}
        onPick={(value) => {
          const label =
            typeof value === 'string' && value in camposDaFolha
              ? camposDaFolha[value as CampoDaFolhaNome].label
              : ''
          setFields({ formato: 'padrao', ...(titulo === '' ? { titulo: label } : {}) })
        }}
      />
      <TextInput source="titulo" label="Título no arquivo" maxLength={60} />
      {nome && formatosDoCampo(nome).length > 1 && (
        <SelectInput
          source="formato"
          label="Como se escreve"
          options={formatosDoCampo(nome).map((value) => ({ value, label: formatosDeColuna[value].label }))}
        />
      )}
      {campo === CONSTANTE && (
        <TextInput source="constante" label="Texto de todas as linhas" maxLength={120} opcional />
      )}
    </>
  )
}
