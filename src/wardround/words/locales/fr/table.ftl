### Les messages du serveur sur la table : reprises de coup et demandes de place.

## Reprises de coup

takeback-asks = { $name } demande une reprise de coup : « { $move } »
takeback-asks-unseen = { $name } demande à reprendre son dernier coup.
takeback-lost = Cela annule aussi les coups joués depuis par { $players }.
takeback-done = { $name } a repris son coup : « { $move } »
takeback-done-unseen = { $name } a repris son dernier coup.
takeback-kept = { $other } a refusé la reprise demandée par { $name } : « { $move } »
takeback-kept-unseen = { $other } a refusé que { $name } reprenne son dernier coup.

error-takeback-none = Pas de reprise de coup à cette table. Vous pouvez seulement annuler.
error-takeback-asked = Une reprise de coup est demandée. Attendez les réponses.
error-takeback-free = Inutile de demander : vous pouvez annuler ce coup.
error-takeback-refused = Un joueur a refusé cette reprise de coup.
error-takeback-stand-in = La place { $seat } a un bot remplaçant : il ne peut pas accepter une reprise de coup.
error-takeback-gone = Cette demande de reprise est close.
error-takeback-not-asked = La place { $seat } n’a rien à répondre, ou a déjà répondu.
error-takeback-not-yours = Seul le joueur qui a demandé peut retirer la demande.
error-takeback-which = Joignez le numéro de la demande à une réponse, et seulement à une réponse.

## Prendre la place d’un bot

knock-asks = { $name } demande à remplacer { $bot } et verrait ses cartes.

error-knock-refused = Les joueurs de cette table n’ont pas accepté. Vous pouvez toujours regarder.
error-knock-busy = Quelqu’un d’autre demande une place. Réessayez dans un instant.
error-knock-gone = Cette demande est close.
error-knock-not-asked = La place { $seat } n’a rien à répondre, ou a déjà répondu.
