import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { nota } from '@rh/domain/contratos/campos'
import { tiposAditivo } from '@rh/domain/contratos/tabelas'
import { formatDate } from '../../lib/format.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { z } from '../../lib/zod-pt.ts'
import { Timeline } from '../../ui/data/Timeline.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextareaInput } from '../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { doContrato, type Contrato } from './queries.ts'
import { historiaDe, mudancaEmTexto, type PontoDaHistoria } from './textos.ts'

interface HistoriaProps {
  readonly contrato: Contrato
  readonly podeMudar: boolean
}

/** Amendments and notes in the order of time. Notes are added and never changed. */
export function Historia({ contrato, podeMudar }: HistoriaProps) {
  const historia = historiaDe(contrato)
  return (
    <Section title="Aditivos e observações">
      {podeMudar && <NovaObservacao contratoId={contrato.id} />}
      {historia.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Nada por aqui ainda. Registre o que for combinado com o cliente.
        </Typography>
      ) : (
        <Timeline
          events={historia.map((ponto) => ({
            id: ponto.id,
            at: ponto.em,
            who: ponto.autor,
            title: tituloDe(ponto),
            text: <Texto ponto={ponto} />,
            tone: ponto.aditivo ? tiposAditivo[ponto.aditivo.tipo].tone : 'default',
          }))}
        />
      )}
    </Section>
  )
}

const tituloDe = ({ aditivo }: PontoDaHistoria): string =>
  aditivo
    ? `${tiposAditivo[aditivo.tipo].label} · ${aditivo.numero} · vale desde ${formatDate(aditivo.vigencia)}`
    : 'Observação'

const Texto = ({ ponto: { texto, aditivo } }: { readonly ponto: PontoDaHistoria }) => (
  <>
    {texto}
    {aditivo && aditivo.mudancas.length > 0 && (
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary' }}>
        {aditivo.mudancas.map((mudanca) => (
          <li key={mudancaEmTexto(mudanca)}>{mudancaEmTexto(mudanca)}</li>
        ))}
      </Box>
    )}
  </>
)

const schema = z.strictObject({ texto: nota })

function NovaObservacao({ contratoId }: { readonly contratoId: number }) {
  const enviar = useSubmit('POST /api/contratos/observacao', { invalidates: doContrato })
  return (
    <Box sx={{ mb: 3 }}>
      <Form
        repeats
        schema={schema}
        defaultValues={{ texto: '' }}
        onSubmit={({ texto }) => enviar.mutateAsync({ body: { contratoId, texto } })}
      >
        <TextareaInput
          source="texto"
          label="Nova observação"
          rows={2}
          maxLength={2000}
          helper="Fica no histórico com seu nome e não pode ser alterada."
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <SubmitButton size="small">Acrescentar</SubmitButton>
        </Box>
      </Form>
    </Box>
  )
}
