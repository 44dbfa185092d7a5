import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { OpcoesDasColetivas } from '@rh/domain/contract/ferias-coletivas'
import {
  comunicacoesDasColetivas,
  parametrosDasColetivas,
  type ComunicacaoDasColetivas,
  type ParametrosDasColetivas,
} from '@rh/domain/processos/ferias/coletivas'
import { comunicarColetivasAte } from '@rh/domain/regras/ferias/coletivas'
import { formatDate } from '../../../lib/format.ts'
import { isData } from '../../../lib/time/dia.ts'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormGrid, FormSection } from '../../../ui/form/FormGrid.tsx'
import { ManyInput } from '../../../ui/form/inputs/ManyInput.tsx'
import { IntegerInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { Section } from '../../../ui/page/Section.tsx'
import { quantasPessoas } from './textos.ts'

interface ParametrosProps {
  readonly opcoes: OpcoesDasColetivas
  readonly busy: boolean
  readonly onVer: (parametros: ParametrosDasColetivas) => void
}

const DIAS_DE_COSTUME = 20
const PERIODO = { inicio: '', dias: null }

/** What stops, when, and on which day each notice was given. */
export function Parametros({ opcoes, busy, onVer }: ParametrosProps) {
  return (
    <Section title="Quem para e quando">
      <Form
        schema={parametrosDasColetivas}
        guarded={false}
        defaultValues={{
          contratoIds: [],
          localIds: [],
          periodos: [{ inicio: '', dias: DIAS_DE_COSTUME }],
          comunicacoes: { ministerio: '', sindicato: '', afixacao: '' },
        }}
        onSubmit={onVer}
      >
        <FormGrid>
          <ManyInput
            source="contratoIds"
            label="Contratos"
            opcional
            cols={6}
            placeholder="Toda a empresa"
            options={opcoes.contratos.map(({ pessoas, ...contrato }) => ({
              ...contrato,
              detail: quantasPessoas(pessoas),
            }))}
          />
          <Locais opcoes={opcoes} />
          <ArrayInput
            source="periodos"
            item="Período"
            addLabel="Dividir em dois períodos"
            blank={PERIODO}
            empty="Informe quando as coletivas começam."
            max={2}
          >
            {(prefix) => (
              <>
                <DateInput source={`${prefix}.inicio`} label="Início" min={opcoes.hoje} cols={6} />
                <IntegerInput source={`${prefix}.dias`} label="Dias corridos" max={2} cols={6} />
              </>
            )}
          </ArrayInput>
        </FormGrid>
        <Box sx={{ height: 24 }} />
        <FormSection
          title="Comunicações"
          text="Quando cada uma foi feita. Em branco, conta o dia de hoje; os papéis saem prontos depois do começo."
        >
          {(Object.keys(comunicacoesDasColetivas) as ComunicacaoDasColetivas[]).map((quem) => (
            <DateInput
              key={quem}
              source={`comunicacoes.${quem}`}
              label={comunicacoesDasColetivas[quem].label}
              helper={<Limite />}
              opcional
              cols={4}
            />
          ))}
        </FormSection>
        <Box sx={{ mt: 3 }}>
          <SubmitButton sending="Calculando…">{busy ? 'Calculando…' : 'Ver quem entra'}</SubmitButton>
        </Box>
      </Form>
    </Section>
  )
}

/** The places of the chosen contracts; of all of them none is chosen one by one. */
function Locais({ opcoes }: Pick<ParametrosProps, 'opcoes'>) {
  const escolhidos = useFieldValue('contratoIds')
  const contratos: readonly unknown[] = Array.isArray(escolhidos) ? escolhidos : []
  return (
    <ManyInput
      source="localIds"
      label="Locais de trabalho"
      opcional
      cols={6}
      disabled={contratos.length === 0}
      placeholder={contratos.length === 0 ? 'Escolha antes o contrato' : 'Todos os locais'}
      options={opcoes.locais
        .filter(({ contratoId }) => contratos.includes(contratoId))
        .map(({ value, label, pessoas }) => ({ value, label, detail: quantasPessoas(pessoas) }))}
    />
  )
}

/** The last day for a notice, as soon as there is a start. */
function Limite() {
  const periodos = useFieldValue('periodos')
  const inicios = (Array.isArray(periodos) ? periodos : []).map(
    (periodo: { readonly inicio?: unknown }) => periodo.inicio,
  )
  const [primeiro] = inicios.filter(isData).toSorted()
  return (
    <Typography component="span" variant="caption">
      {primeiro === undefined
        ? '15 dias antes do início'
        : `Até ${formatDate(comunicarColetivasAte(primeiro))}`}
    </Typography>
  )
}
