import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { EmpresaRegistro } from '@rh/domain/cadastros/empresa'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { useGrupos, useUsuario } from '../../../lib/session/use-session.ts'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { useStepUp } from '../../../ui/feedback/PasswordConfirm.tsx'
import { Section } from '../../../ui/page/Section.tsx'

interface Passo {
  readonly permitir: boolean
  readonly botao: string
  readonly pergunta: string
  readonly texto: string
  readonly feito: string
}

const pedir: Passo = {
  permitir: true,
  botao: 'Pedir para permitir',
  pergunta: 'Pedir que quem pede possa aprovar?',
  texto: 'Nada muda até que outro administrador confirme.',
  feito: 'Pedido feito: outro administrador confirma.',
}
const confirmar: Passo = {
  permitir: true,
  botao: 'Confirmar',
  pergunta: 'Permitir que quem pede aprove?',
  texto:
    'Uma só pessoa passa a poder pedir e aprovar. O histórico de cada processo aprovado assim dirá isso.',
  feito: 'Quem pede pode aprovar.',
}
const desistir: Passo = {
  permitir: false,
  botao: 'Retirar o pedido',
  pergunta: 'Retirar o pedido?',
  texto: 'Quem pede continua sem poder aprovar.',
  feito: 'Pedido retirado.',
}
const proibir: Passo = {
  permitir: false,
  botao: 'Voltar a exigir outra pessoa',
  pergunta: 'Voltar a exigir outra pessoa?',
  texto: 'Quem pediu, preencheu ou enviou deixa de poder aprovar. O que já foi aprovado não muda.',
  feito: 'Outra pessoa aprova.',
}

/** Who approves: another person, unless two administrators agree that the company is too small for it. */
export function Autoaprovacao({ empresa }: { readonly empresa: EmpresaRegistro }) {
  const { id } = useUsuario()
  const grupos = useGrupos()
  const { permiteAutoaprovacao: permite, autoaprovacaoPedida: pedida } = empresa
  const passos = permite
    ? [proibir]
    : !pedida
      ? [pedir]
      : pedida.id === id
        ? [desistir]
        : [confirmar, desistir]
  return (
    <Section title="Quem aprova" subtitle="O normal é que aprove quem não pediu, não preencheu e não enviou.">
      <Typography variant="subtitle2" component="p">
        {permite ? 'Quem pede pode aprovar' : 'Outra pessoa aprova'}
      </Typography>
      {pedida && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {pedida.nome} pediu, em {formatDateTime(pedida.em)}, que quem pede possa aprovar.
          {pedida.id === id && ' Outro administrador confirma.'}
        </Typography>
      )}
      {grupos.includes('Administrador') && passos.map((passo) => <Mudar key={passo.botao} passo={passo} />)}
    </Section>
  )
}

function Mudar({ passo }: { readonly passo: Passo }) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const withPassword = useStepUp()
  const mudar = useSubmit('POST /api/empresa/autoaprovacao', { invalidates: ['GET /api/empresa/historico'] })
  const fazer = async (): Promise<void> => {
    setAsking(false)
    try {
      const { permitir } = passo
      const empresa = await withPassword(() => mudar.mutateAsync({ body: { permitir } }))
      queries.setQueryData(query('GET /api/empresa').queryKey, empresa)
      notify.success(passo.feito)
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={mudar.isPending}
        onClick={() => setAsking(true)}
        sx={{ mt: 1.5, mr: 1 }}
      >
        {passo.botao}
      </Button>
      <ConfirmDialog
        open={asking}
        title={passo.pergunta}
        text={passo.texto}
        confirmLabel={passo.botao}
        busy={mudar.isPending}
        onConfirm={() => void fazer()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
