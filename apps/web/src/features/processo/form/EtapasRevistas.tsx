import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import type { FormStep } from '../../../ui/page/FormStepper.tsx'
import { AnexosRevistos } from './AnexosRevistos.tsx'
import { DobraRevista } from './DobraRevista.tsx'
import { PASSO_ANEXOS, PASSO_REVISAR, type FormularioDaTela, type RegistroEmEtapas } from './formulario.ts'
import { duasColunas, itensDe } from './itens.ts'

interface EtapasRevistasProps {
  readonly form: FormularioDaTela
  readonly registro: RegistroEmEtapas
  readonly passos: readonly FormStep[]
}

/** The whole form before it is sent: one line per step, which unfolds to what was answered in it. */
export const EtapasRevistas = ({ form, registro, passos }: EtapasRevistasProps) => (
  <Card component="section" aria-label="O que será enviado">
    {passos.map((passo) =>
      passo.id === PASSO_REVISAR ? null : passo.id === PASSO_ANEXOS ? (
        <AnexosRevistos key={passo.id} id={registro.id} passo={passo} />
      ) : (
        <EtapaRevista key={passo.id} form={form} registro={registro} passo={passo} />
      ),
    )}
  </Card>
)

interface EtapaRevistaProps extends Pick<EtapasRevistasProps, 'form' | 'registro'> {
  readonly passo: FormStep
}

function EtapaRevista({ form, registro, passo }: EtapaRevistaProps) {
  const { id: etapa } = passo
  const { dados } = registro
  const rotulos = form.rotulosDe(registro)
  const isPerguntado = form.isPerguntado ?? (() => true)
  const itens = itensDe({
    form,
    dados,
    etapa,
    rotulos,
    isPerguntado: (campo) => isPerguntado(etapa, campo, dados),
    renderInstead: (campo) => form.valorDe?.(etapa, campo, registro),
  })
  const valor = (campo: string): string => rotulos.valor(etapa, campo, dados[etapa]?.[campo] ?? null)
  const resumo = form.passos[etapa]?.resumo?.(dados[etapa] ?? {}, valor) ?? primeiros(form, etapa, valor)
  return (
    <DobraRevista passo={passo} resumo={resumo}>
      {itens.length > 0 ? (
        <Box sx={duasColunas}>
          <DefinitionList items={itens} />
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary">
          Nada preenchido.
        </Typography>
      )}
    </DobraRevista>
  )
}

const NO_RESUMO = 3

/** First answers of a step, for a line that its kind does not word. */
const primeiros = (form: FormularioDaTela, etapa: string, valor: (campo: string) => string): string =>
  Object.keys(form.campos[etapa] ?? {})
    .map(valor)
    .filter(Boolean)
    .slice(0, NO_RESUMO)
    .join(' · ')
