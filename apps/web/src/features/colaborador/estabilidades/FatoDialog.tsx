import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { textoObrigatorio } from '@rh/domain/br/campos'
import { fatoOf, fatosDeEstabilidade, nomeDoFato, type TipoDeFato } from '@rh/domain/colaborador/estabilidade'
import { fatoDeEstabilidade, fimDaGarantia } from '@rh/domain/colaborador/estabilidade-pedida'
import { formatDate } from '../../../lib/format.ts'
import { z } from '../../../lib/zod-pt.ts'
import { CheckboxInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { IntegerInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextareaInput, TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useFieldValue, useFormValues } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { Ficha } from '../queries.ts'
import { useSalvar } from '../use-salvar.ts'
import type { RegistroDeFato } from './EstabilidadesCard.tsx'

const alem = ['GET /api/colaborador/estabilidades/:id', 'GET /api/demissao/estabilidades'] as const
const porque = textoObrigatorio(255, 10)
const correcao = fatoDeEstabilidade.safeExtend({ motivo: porque })

interface FatoDialogProps {
  readonly ficha: Ficha
  /** Kinds that the person may register. */
  readonly tipos: readonly TipoDeFato[]
  /** The one to correct; without it, a new one. */
  readonly registro?: RegistroDeFato
  readonly onClose: () => void
}

/** Registers a fact that protects the person, or puts another one in its place. */
export function FatoDialog({ registro, ...props }: FatoDialogProps) {
  return registro ? <Corrigir {...props} registro={registro} /> : <Registrar {...props} />
}

const TEXTO =
  'Mandato, gravidez comunicada ou cláusula da convenção. Fica na ficha com o seu nome; a dispensa e o radar passam a considerar na hora.'

function Registrar({ ficha, tipos, onClose }: Omit<FatoDialogProps, 'registro'>) {
  const salvar = useSalvar('POST /api/colaborador/estabilidades', { feito: 'Estabilidade registrada.', alem })
  return (
    <FormDialog
      title="Registrar estabilidade"
      text={TEXTO}
      schema={fatoDeEstabilidade}
      defaultValues={{ documento: '', marcoPrevisto: false }}
      submitLabel="Registrar"
      onSubmit={(dados) => salvar({ body: { id: ficha.id, dados } })}
      onClose={onClose}
    >
      <Campos tipos={tipos} />
    </FormDialog>
  )
}

function Corrigir({
  ficha,
  tipos,
  registro,
  onClose,
}: FatoDialogProps & { readonly registro: RegistroDeFato }) {
  const salvar = useSalvar('POST /api/colaborador/estabilidades/corrigir', {
    feito: 'Registro corrigido.',
    alem,
  })
  const { tipo, inicio, marco, marcoPrevisto, meses, dias, fim, documento } = registro
  return (
    <FormDialog
      title="Corrigir o registro"
      text="O registro anterior continua legível na ficha."
      schema={correcao}
      defaultValues={{
        tipo,
        inicio,
        marcoPrevisto,
        documento,
        motivo: '',
        ...(marco !== null && { marco }),
        ...(meses !== null && { meses }),
        ...(dias !== null && { dias }),
        ...(fim !== null && { fim }),
      }}
      submitLabel="Corrigir"
      onSubmit={({ motivo, ...dados }) =>
        salvar({ body: { id: ficha.id, registroId: registro.id, motivo, dados } })
      }
      onClose={onClose}
    >
      <Campos tipos={tipos} />
      <TextareaInput source="motivo" label="O que estava errado" rows={2} maxLength={255} />
    </FormDialog>
  )
}

const isTipo = (valor: unknown): valor is TipoDeFato =>
  typeof valor === 'string' && Object.hasOwn(fatosDeEstabilidade, valor)

function Campos({ tipos }: { readonly tipos: readonly TipoDeFato[] }) {
  const tipo = useFieldValue('tipo')
  return (
    <>
      <SelectInput
        source="tipo"
        label="Estabilidade"
        options={tipos.map((value) => ({ value, label: nomeDoFato(value) }))}
      />
      {isTipo(tipo) && <CamposDoTipo tipo={tipo} />}
      <TextInput
        source="documento"
        label="Documento que prova"
        maxLength={200}
        placeholder="Ata da eleição, exame, cláusula da convenção"
        cols={12}
      />
      <Fim />
    </>
  )
}

function CamposDoTipo({ tipo }: { readonly tipo: TipoDeFato }) {
  const { inicio, marco, previsto, clausula } = fatoOf(tipo)
  return (
    <>
      <DateInput source="inicio" label={inicio} cols={6} />
      {marco !== null && (
        <DateInput source="marco" label={marco} helper="Em branco, enquanto não se sabe" opcional cols={6} />
      )}
      {previsto && <CheckboxInput source="marcoPrevisto" label="Esta data ainda é prevista" />}
      {clausula && (
        <>
          <IntegerInput source="meses" label="Meses da cláusula" max={2} opcional cols={6} />
          <IntegerInput source="dias" label="Dias da cláusula" max={3} opcional cols={6} />
        </>
      )}
      <DateInput
        source="fim"
        label="Último dia protegido"
        helper={clausula ? 'Ou os meses e dias da cláusula' : 'Só se o documento disser outro'}
        opcional
        cols={6}
      />
    </>
  )
}

/** The last protected day, as the dates that are typed give it. */
function Fim() {
  // The paper, and why it is corrected, are typed at the end: the day need not wait for them.
  const { motivo: _motivo, ...fato } = useFormValues()
  const lido = fatoDeEstabilidade.safeParse({ ...fato, documento: 'Documento' })
  if (!lido.success) return null
  const fim = fimDaGarantia(lido.data)
  return (
    <Box sx={{ gridColumn: '1 / -1' }} aria-live="polite">
      <Alert severity="info" icon={<Icon name="info" />}>
        {fim === null
          ? 'Protege desde o primeiro dia, sem data final até se informar o que falta.'
          : `Protege até ${formatDate(fim)}.`}
      </Alert>
    </Box>
  )
}

const anular = z.object({ motivo: porque })

/** Takes a fact back, with its reason. */
export function AnularFatoDialog({
  ficha,
  registro: { id: registroId, tipo },
  onClose,
}: Pick<FatoDialogProps, 'ficha' | 'onClose'> & { readonly registro: RegistroDeFato }) {
  const salvar = useSalvar('POST /api/colaborador/estabilidades/anular', { feito: 'Registro anulado.', alem })
  return (
    <FormDialog
      title="Anular o registro"
      text={`${nomeDoFato(tipo)} deixa de contar. O registro e o motivo ficam na ficha.`}
      schema={anular}
      defaultValues={{ motivo: '' }}
      submitLabel="Anular"
      tone="error"
      maxWidth="xs"
      onSubmit={({ motivo }) => salvar({ body: { id: ficha.id, registroId, motivo } })}
      onClose={onClose}
    >
      <TextareaInput source="motivo" label="Motivo" maxLength={255} />
    </FormDialog>
  )
}
