import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { limiteDeAbono } from '@rh/domain/regras/ferias/direito'
import { DIAS_DO_REQUERIMENTO } from '@rh/domain/regras/ferias/periodos'
import { maisDias } from '../../../lib/time/dia.ts'
import { formatDate } from '../../../lib/format.ts'
import { CheckboxInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { IntegerInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { TextareaInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { somaDosDias, type Linha } from './linhas.ts'
import { divide } from './perguntados.ts'
import type { Periodo } from '../registro.ts'
import { campos } from '../rotulos.ts'

interface VenderProps {
  readonly linhas: readonly Linha[]
  readonly periodo: Periodo
  readonly abonoDias: number
  readonly hoje: string
}

const partes = ['', '', ' em duas', ' em três'] as const

/** The text of the law at the side of the field, or below it on a phone. */
const vendaSx = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& > div': { flex: { xs: '1 1 100%', sm: '0 0 200px' } },
  '& > span': { flex: '1 1 240px', pt: { sm: 3.25 }, pb: 2 },
} as const

/** What is said of a box stands under its words, not under the box. */
const recuadaSx = {
  '& .MuiFormControlLabel-root + .MuiFormHelperText-root': { ml: 4, mt: { xs: 0, sm: -0.75 }, mb: 1 },
} as const

/** What the person asks for besides the days. */
export const Vender = ({ linhas, periodo, abonoDias, hoje }: VenderProps) => (
  <Section title="Vender, adiantar e concordar">
    <Box sx={recuadaSx}>
      <FormGrid>
        <Box sx={vendaSx}>
          <IntegerInput source="abonoDias" label={campos.abonoDias} opcional max={2} />
          {abonoDias > 0 && (
            <DateInput source="abonoRequeridoEm" label={campos.abonoRequeridoEm} max={hoje} />
          )}
          <Typography variant="caption" color="textSecondary">
            {abonoEmTexto(periodo, hoje)}
          </Typography>
        </Box>
        <CheckboxInput
          source="adiantamento13"
          label="Adiantar a 1ª parcela do 13º com as férias"
          helper={`É direito de quem pede em janeiro${anoDe(linhas)} (Lei 4.749/1965 art. 2º § 2º).`}
        />
        {divide(linhas.length, somaDosDias(linhas) + abonoDias, periodo) && (
          <CheckboxInput
            source="concordancia"
            label={`A pessoa concorda em dividir as férias${partes[linhas.length] ?? ''}`}
            helper="O aviso impresso leva a assinatura dela (CLT art. 134 § 1º)."
          />
        )}
        <TextareaInput source="observacao" label={campos.observacao} opcional rows={2} maxLength={500} />
      </FormGrid>
    </Box>
  </Section>
)

const anoDe = (linhas: readonly Linha[]): string => {
  const [primeiro] = linhas.flatMap(({ inicio }) => inicio ?? []).toSorted()
  return primeiro === undefined ? '' : ` de ${primeiro.slice(0, 4)}`
}

/** How many days may be sold, and whether it is still the employee's right (CLT art. 143). */
export function abonoEmTexto({ direito, aquisitivoFim }: Periodo, hoje: string): string {
  const maximo = limiteDeAbono(direito)?.maximoAbono ?? 0
  const ate = maisDias(aquisitivoFim, -DIAS_DO_REQUERIMENTO)
  const quantos = `Até ${maximo} dos ${direito} dias.`
  return ate < hoje
    ? `${quantos} O prazo para a pessoa pedir acabou em ${formatDate(ate)}, ${DIAS_DO_REQUERIMENTO} dias antes do fim do período (CLT art. 143 § 1º): agora, só com acordo dos dois.`
    : `${quantos} A pessoa pede até ${formatDate(ate)}, ${DIAS_DO_REQUERIMENTO} dias antes do fim do período (CLT art. 143 § 1º).`
}
