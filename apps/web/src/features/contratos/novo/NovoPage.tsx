import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { etapasDoContrato, type EtapaContrato } from '@rh/domain/contratos/novo'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useGoOn } from '../../../lib/nav/use-go-on.ts'
import { toApiError } from '../../../lib/api/api-error.ts'
import { focusOnMount } from '../../../lib/focus.ts'
import { notify } from '../../../lib/notify.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Recuperado } from '../../../ui/form/unsaved/Recuperado.tsx'
import { FormStepper } from '../../../ui/page/FormStepper.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { doContrato } from '../queries.ts'
import { EtapaForm } from './EtapaForm.tsx'
import { conferirTudo, isEtapa, passosDe, pendentesDe, type Pendente } from './rascunho.ts'
import { useRawForm } from './use-raw-form.ts'

const PARAMETRO = 'etapa'

/** `novo`: a contract in four steps. What is typed is kept; everything is created at once, at the end. */
export function Component() {
  const setor = useSetor()
  const navigate = useNavigate()
  const goOn = useGoOn()
  const [search] = useSearchParams()
  const pedida = search.get(PARAMETRO)
  const etapa: EtapaContrato = isEtapa(pedida) ? pedida : 'dados'
  const base = hrefOf(setor, 'contratos.novo')
  const hrefDe = (outra: EtapaContrato): string => `${base}?${PARAMETRO}=${outra}`
  const rascunho = useRawForm()
  const { raw } = rascunho
  const [failure, setFailure] = useState<Failure | null>(null)
  const criar = useSubmit('POST /api/contratos/novo', {
    invalidates: doContrato,
    onSuccess: async ({ id, numero }) => {
      rascunho.esquecer()
      notify.success(`Contrato ${numero} criado.`)
      await goOn(hrefOf(setor, 'contratos.visualizar', { id }), { replace: true })
    },
  })
  const enviar = async (): Promise<void> => {
    const { contrato, campos } = conferirTudo(rascunho.ultimos())
    if (!contrato)
      return setFailure({
        vez: crypto.randomUUID(),
        mensagem: 'Falta completar o contrato.',
        acao: null,
        pendentes: pendentesDe(campos),
      })
    setFailure(null)
    try {
      await criar.mutateAsync({ body: contrato })
    } catch (error) {
      const { mensagem, acao, campos: recusados } = toApiError(error)
      setFailure({ vez: crypto.randomUUID(), mensagem, acao, pendentes: pendentesDe(recusados) })
    }
  }
  const indice = etapasDoContrato.indexOf(etapa)
  const proxima = etapasDoContrato[indice + 1]
  return (
    <Page subtitle="Você pode parar e voltar: o que foi digitado fica guardado nesta aba até o contrato ser criado.">
      {rascunho.recuperado && <Recuperado onDiscard={rascunho.descartar} />}
      {failure && <FailureAlert key={failure.vez} failure={failure} hrefDe={hrefDe} />}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, lg: 3 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
        }}
      >
        <FormStepper
          label="Etapas do contrato"
          current={etapa}
          steps={passosDe(raw, failure?.pendentes ?? [], hrefDe)}
        />
        <EtapaForm
          key={`${etapa}-${rascunho.geracao}`}
          etapa={etapa}
          raw={raw}
          onChange={rascunho.mudar}
          onSubmit={proxima ? async () => navigate(hrefDe(proxima)) : enviar}
          anteriorHref={indice > 0 ? hrefDe(etapasDoContrato[indice - 1] ?? 'dados') : null}
          ultima={!proxima}
        />
      </Box>
    </Page>
  )
}

interface Failure {
  /** Each try is told anew, and takes the focus. */
  readonly vez: string
  readonly mensagem: string
  readonly acao: string | null
  readonly pendentes: readonly Pendente[]
}

interface FailureAlertProps {
  readonly failure: Failure
  readonly hrefDe: (etapa: EtapaContrato) => string
}

/** What stops the contract, each item with the way to its step. */
function FailureAlert({ failure: { mensagem, acao, pendentes }, hrefDe }: FailureAlertProps) {
  return (
    <Alert ref={focusOnMount} tabIndex={-1} severity="error" icon={<Icon name="erro" />} sx={{ mb: 3 }}>
      <strong>{mensagem}</strong>
      {pendentes.length === 0 && acao && <div>{acao}</div>}
      <Box component="ul" sx={{ m: 0, mt: pendentes.length > 0 ? 0.5 : 0, pl: 0, listStyle: 'none' }}>
        {pendentes.map(({ etapa, texto }) => (
          <li key={`${etapa}-${texto}`}>
            <Button
              component={Link}
              to={hrefDe(etapa)}
              color="inherit"
              size="small"
              sx={{ textAlign: 'start' }}
            >
              {texto}
            </Button>
          </li>
        ))}
      </Box>
    </Alert>
  )
}
