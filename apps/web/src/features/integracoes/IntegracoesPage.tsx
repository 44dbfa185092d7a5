import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { ChavesPage } from './chaves/ChavesPage.tsx'
import { FolhaPage } from './folha/FolhaPage.tsx'
import { InicioPage } from './InicioPage.tsx'
import { WebhooksPage } from './webhooks/WebhooksPage.tsx'

const partes: Readonly<Record<string, ComponentType>> = {
  folha: FolhaPage,
  chaves: ChavesPage,
  webhooks: WebhooksPage,
}

/** `integracoes/:aba?`: one of the integrations, or the way into each of them. */
export function Component() {
  const { aba = '' } = useParams()
  const Parte = Object.hasOwn(partes, aba) ? partes[aba] : undefined
  return Parte ? <Parte /> : <InicioPage />
}
