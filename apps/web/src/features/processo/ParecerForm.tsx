import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { opcional, texto, textoObrigatorio } from '@rh/domain/br/campos'
import { emFrase } from '@rh/domain/br/texto'
import type { DecisaoDoSetor } from '@rh/domain/processo/vez'
import { useId, useState, type ReactNode } from 'react'
import { z } from '../../lib/zod-pt.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormGrid } from '../../ui/form/FormGrid.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextareaInput } from '../../ui/form/inputs/TextInput.tsx'
import { useDraftValues } from '../../ui/form/use-field.ts'
import { Section } from '../../ui/page/Section.tsx'
import { Tecla } from '../../ui/teclas/Tecla.tsx'
import { useUnicoFormulario } from './fila/contexto.ts'
import { TECLA_DE_APROVAR } from './fila/teclas.ts'
import { TeclaDeEnviar } from './fila/TeclaDeEnviar.tsx'
import { NaBarra } from './registro/Barra.tsx'

/** Decision of a sector: approved with its fields, taken up, or not needed. */
export interface ParecerNovo {
  readonly decisao: DecisaoDoSetor
  readonly comentario?: string | undefined
  readonly dados?: Readonly<Record<string, unknown>> | undefined
  /** Codes of the alerts shown beside the button. */
  readonly alertasAceitos?: readonly string[] | undefined
}

type RenderBotao = (botao: ReactNode, de: { readonly form: string; readonly rotulo: string }) => ReactNode

interface ParecerFormProps {
  readonly title: string
  /** Fields of the sector's parecer, required to approve; undefined where only its word is asked for. */
  readonly campos: z.ZodObject | undefined
  readonly defaults?: Readonly<Record<string, unknown>>
  /** Label of the approve button, where it does more than approve. */
  readonly approveLabel?: string | undefined
  /** Already taken up, which hides that button. */
  readonly emAnalise: boolean
  /** The parecer was given already and is corrected, with the reason; called also to leave it as it is. */
  readonly onCorrigido?: (() => void) | undefined
  /** Context for the decision, above the fields. */
  readonly contexto?: ReactNode
  /** Findings of the approval, beside its button. */
  readonly achados?: ReactNode
  /** Replaces the approve button while the answers do not allow it. */
  readonly impede?: ReactNode
  /** Draws the button that approves, as what is answered asks for. */
  readonly renderBotao?: RenderBotao | undefined
  readonly onDecide: (parecer: ParecerNovo) => Promise<unknown>
  /** Its button is the act of the page and stands in the page's bar. */
  readonly naBarra?: boolean
  /** Something else is expected first: its button is not filled. */
  readonly menor?: boolean
  readonly children?: ReactNode
}

const SEM_CAMPOS = z.strictObject({})

/** Form in which a sector gives its parecer. */
export function ParecerForm({
  title,
  campos = SEM_CAMPOS,
  defaults = {},
  onDecide,
  ...props
}: ParecerFormProps) {
  const { onCorrigido } = props
  const id = useId()
  const schema = campos.extend({
    comentario: onCorrigido ? textoObrigatorio(1000, 5) : opcional(texto(1000)),
  })
  return (
    <Section
      title={title}
      subtitle={onCorrigido ? 'Os outros pareceres ficam como estão.' : 'É a vez do seu setor.'}
    >
      {props.contexto}
      <Form
        id={id}
        schema={schema}
        defaultValues={{ ...semResposta(campos), comentario: '', ...defaults }}
        onSubmit={(values) => {
          const { comentario, ...dados } = values
          return onDecide({ decisao: 'aprovado', dados, ...comentarioDe(comentario) })
        }}
      >
        <FormGrid>
          {props.children}
          <TextareaInput
            source="comentario"
            label={onCorrigido ? 'O que foi corrigido, e por quê' : 'Comentário'}
            opcional={!onCorrigido}
            rows={onCorrigido ? 2 : 1}
            maxLength={1000}
          />
        </FormGrid>
        <Botoes {...props} form={id} title={title} onDecide={onDecide} />
      </Form>
    </Section>
  )
}

/**
 * Each field without an answer: one that the defaults do not name makes the form count as typed in. A day not typed is
 * empty text, so that it is said to be missing and not to be wrong.
 */
const semResposta = ({ shape }: z.ZodObject): Readonly<Record<string, '' | undefined>> =>
  Object.fromEntries(
    Object.entries(shape).map(([campo, tipo]) => [campo, tipo instanceof z.ZodISODate ? '' : undefined]),
  )

const comentarioDe = (valor: unknown): { comentario?: string } =>
  typeof valor === 'string' && valor.trim() !== '' ? { comentario: valor.trim() } : {}

type BotoesProps = Pick<
  ParecerFormProps,
  | 'title'
  | 'approveLabel'
  | 'emAnalise'
  | 'onCorrigido'
  | 'achados'
  | 'impede'
  | 'renderBotao'
  | 'naBarra'
  | 'menor'
  | 'onDecide'
> & { readonly form: string }

const soOBotao: RenderBotao = (botao) => botao

function Botoes(props: BotoesProps) {
  const { onCorrigido, emAnalise, achados, impede, renderBotao = soOBotao, naBarra = false, onDecide } = props
  const temTecla = useUnicoFormulario()
  const approveLabel = onCorrigido
    ? 'Corrigir parecer'
    : (props.approveLabel ?? `Aprovar ${emFrase(props.title)}`)
  const botao = renderBotao(
    <SubmitButton
      form={props.form}
      {...(props.menor && { variant: 'outlined', color: 'inherit' })}
      sending="Registrando…"
      endIcon={temTecla && <Tecla tecla={TECLA_DE_APROVAR} />}
    >
      {approveLabel}
    </SubmitButton>,
    { form: props.form, rotulo: approveLabel },
  )
  const [dispensando, setDispensando] = useState(false)
  const [busy, setBusy] = useState(false)
  const typed = useDraftValues()
  const takeUp = async (): Promise<void> => {
    const { comentario } = typed() as { comentario?: unknown }
    setBusy(true)
    // What went wrong was already told by whoever sends it.
    await onDecide({ decisao: 'em_analise', ...comentarioDe(comentario) }).catch(() => {})
    setBusy(false)
  }
  const waive = async (comentario: string): Promise<void> => {
    await onDecide({ decisao: 'dispensado', comentario })
    setDispensando(false)
  }
  return (
    <>
      {temTecla && !impede && <TeclaDeEnviar nome={approveLabel} />}
      {achados && <Box sx={{ mt: 1 }}>{achados}</Box>}
      {impede && <Box sx={{ mt: 2.5 }}>{impede}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
        {!impede && (naBarra ? <NaBarra>{botao}</NaBarra> : botao)}
        {onCorrigido && (
          <Button color="inherit" onClick={onCorrigido}>
            Deixar como está
          </Button>
        )}
        {!onCorrigido && !emAnalise && (
          <Button variant="outlined" color="inherit" disabled={busy} onClick={() => void takeUp()}>
            Marcar em análise
          </Button>
        )}
        {!onCorrigido && (
          <Button color="inherit" disabled={busy} onClick={() => setDispensando(true)}>
            Dispensar
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={dispensando}
        title="Dispensar este parecer?"
        text="O processo segue sem o parecer do setor. A justificativa fica no histórico."
        reason={{ label: 'Justificativa' }}
        confirmLabel="Dispensar"
        onConfirm={waive}
        onClose={() => setDispensando(false)}
      />
    </>
  )
}
